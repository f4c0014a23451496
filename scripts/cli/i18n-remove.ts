import { commandLine } from '../command-line';
import { loadSources } from '../environment';
import { exitOnError } from '../exit-with-error';

const {
  positionals: [code],
} = commandLine({
  usage: 'npm run i18n:remove',
  description: 'Removes a language: its row in content/locales.json, its messages, and references to it in content/.',
  positionals: [{ name: 'code', description: 'code of the language, such as hi', required: true }],
});
await loadSources();
const { removeLocale } = await import('../edit-locales');
const changed = exitOnError(() => removeLocale(code!));
console.log(`Removed messages/${code}, and the language from ${changed.join(', ')}.`);
