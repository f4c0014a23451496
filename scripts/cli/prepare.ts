import { loadSettings } from '../environment';

await loadSettings();
const { prepare } = await import('../prepare');
await prepare();
