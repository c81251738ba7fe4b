// A table without a server: `/harness/?recording=x-bierze-4&at=12&play=3` shows entry 12 and plays three more.
import '../src/lib/styles';
import { mount } from 'svelte';
import { settings } from '../src/lib/settings.svelte';
import Harness from './Harness.svelte';
import { recordings } from './recordings';

settings.apply();
const query = new URLSearchParams(location.search);
const load = recordings[query.get('recording') ?? 'x-bierze-4'];
const target = document.getElementById('app');
if (load && target) {
  const recording = await load();
  const [at, play] = [Number(query.get('at') ?? 0), Number(query.get('play') ?? 0)];
  mount(Harness, { target, props: { recording, at, play } });
}
