import { commandLine } from '../command-line';
import { loadSettings } from '../environment';
import { stopWithOneSentence } from '../stop';

commandLine({ call: 'npm run check:content', about: 'Checks all words of all languages, and every article.' });
await loadSettings();
const { prepare } = await import('../prepare');
const { checkWords } = await import('@/lib/pages/check-content');
const { agedSources } = await import('@/lib/pages/sources');

await prepare();
const complaints = await checkWords('messages').catch(stopWithOneSentence);
for (const source of agedSources(new Date())) console.warn(`Read again, it is more than a year ago: ${source}`);
for (const complaint of complaints) console.error(complaint);
console.log(complaints.length === 0 ? 'All words are in order.' : `${complaints.length} things are wrong.`);
process.exitCode = complaints.length === 0 ? 0 : 1;
