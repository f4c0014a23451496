import { loadSettings } from '../environment';

await loadSettings();
const { build } = await import('../build');
process.exitCode = await build();
