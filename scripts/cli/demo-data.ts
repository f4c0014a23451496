import { commandLine } from '../command-line';
import { loadSettings } from '../environment';
import { exitWithError } from '../exit-with-error';

const { values } = commandLine({
  usage: 'npm run demo:data',
  description:
    'Fills an empty store with an invented year of visits, messages and links, for trying the workbench out.',
  options: {
    visits: { type: 'string', description: 'number of visits', default: '20000' },
    force: { type: 'boolean', description: 'also fills a store that has data, among which the invented rows then are' },
  },
});
const visits = Number(values.visits);
if (!Number.isInteger(visits) || visits < 1 || visits > 10_000_000) {
  exitWithError(`--visits must be a number from 1 to 10000000, but is "${values.visits}".`);
}
const { store: options, retentionDays } = (await loadSettings()).site;
const { createPartitions } = await import('@/lib/api/store/event-partitions');
const { openStore } = await import('@/lib/api/store/store');
const { fillDemoData, isEmptyStore } = await import('../demo-data/demo-data');
try {
  const store = await openStore({ ...options, isCommand: true });
  try {
    if (!values.force && !(await isEmptyStore(store.db))) {
      throw new Error('The store has data already. Set DATA_DIR to a new directory, or add --force.');
    }
    await fillDemoData(store.db, visits, new Date());
    await createPartitions(store.db, retentionDays);
  } finally {
    await store.close();
  }
} catch (error) {
  exitWithError(error);
}
console.log('The store has demo data: WORKBENCH=on npm start, and npm run workbench:user for signing in.');
