import './lib/styles';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';

settings.apply();
const target = document.getElementById('app');
if (target) mount(App, { target });
