import 'virtual:numerals.css';
import './tokens.css';
import './base.css';
