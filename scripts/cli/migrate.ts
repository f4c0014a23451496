import { commandLine } from '../command-line';
import { loadSettings } from '../environment';
import { stopWithOneSentence } from '../stop';

commandLine({
  call: 'npm run migrate',
  about:
    'Brings the schema of the store up to date, with a role that may change it when MIGRATE is off for the server.',
});
const { store: address } = (await loadSettings()).site;
const { openStore } = await import('@/lib/server/store/store');
try {
  const store = await openStore({ ...address, migrates: true, isCommand: true });
  await store.close();
  console.log('The schema is the newest.');
} catch (error) {
  stopWithOneSentence(error);
}
