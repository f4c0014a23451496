import { loadSettings } from '../environment';

await loadSettings();
const { prepareStore } = await import('../prepare-store');
await prepareStore();
