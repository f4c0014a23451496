import { commandLine } from '../command-line';
import { loadSettings } from '../environment';

commandLine({ call: 'tsx scripts/cli/prepare-store.ts', about: 'Migrates the store to the latest schema.' });
await loadSettings();
const { prepareStore } = await import('../prepare-store');
await prepareStore();
