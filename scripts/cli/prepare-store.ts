import { commandLine } from '../command-line';
import { loadSettings } from '../environment';

commandLine({ usage: 'tsx scripts/cli/prepare-store.ts', description: 'Migrates the store to the latest schema.' });
await loadSettings();
const { prepareStore } = await import('../prepare-store');
await prepareStore();
