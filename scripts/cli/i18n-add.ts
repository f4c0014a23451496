import { commandLine } from '../command-line';
import { loadSources } from '../environment';
import { exitOnError } from '../exit-with-error';

const {
  positionals: [tag, code],
} = commandLine({
  usage: 'npm run i18n:add',
  description: 'Adds a language as a draft: its row in content/locales.json and the folder of its messages.',
  positionals: [
    { name: 'tag', description: 'language and region, such as it-IT', required: true },
    { name: 'code', description: 'two letters: prefix of its URLs and folder of its messages', required: true },
  ],
});
await loadSources();
const { addLocale } = await import('../edit-locales');
const name = exitOnError(() => addLocale(tag!, code!));
console.log(`Added ${name} (${tag}) as a draft, at /${code}. docs/languages.md lists the next steps.`);
