import { acceptTranslations, translationStatus } from '@/lib/content/translation-status';
import { isLocaleCode, sourceLocale, translatedCodes } from '@/lib/i18n/locales';
import { commandLine } from '../command-line';
import { orExit, exitWithError } from '../exit-with-error';

const {
  values: { accept },
  positionals: files,
} = commandLine({
  usage: 'npm run i18n:status',
  description: 'Lists missing, outdated, still English and untranslated files per language.',
  options: {
    accept: {
      type: 'string',
      description: 'marks the translations of a language, such as ru, as up to date with the English source',
    },
  },
  positionals: [
    {
      name: 'file',
      description: 'with --accept: only these files, such as messages/ru/blog/moving-in.md or blog/moving-in',
      repeatable: true,
    },
  ],
});

if (accept === undefined && files.length > 0) {
  exitWithError(`--accept is missing: npm run i18n:status -- --accept ru ${files[0]}`);
}
if (accept !== undefined) {
  if (!isLocaleCode(accept) || accept === sourceLocale) {
    exitWithError(`--accept needs a language other than ${sourceLocale}: ${translatedCodes.join(', ')}.`);
  }
  const { accepted, rejected } = orExit(() => acceptTranslations('messages', accept, files));
  console.log(`${accept}: accepted ${accepted.length}, rejected ${rejected.length}`);
  for (const { file, reason } of rejected) console.error(`  rejected: ${file}: ${reason}`);
  if (rejected.length > 0) process.exitCode = 1;
}

const all = orExit(() => translationStatus('messages'));
for (const locale of translatedCodes) {
  const localeFiles = all.filter((status) => status.locale === locale);
  const count = (state: string) => localeFiles.filter((status) => status.state === state).length;
  console.log(
    `${locale}: ${count('current')} current, ${count('outdated')} outdated, ${count('still-english')} still English, ` +
      `${count('missing')} missing, ${count('untranslated')} articles shown in English`,
  );
  for (const { file, state } of localeFiles.filter(
    (status) => status.state !== 'current' && status.state !== 'untranslated',
  )) {
    console.log(`  ${state === 'still-english' ? 'still English' : state}: ${file}`);
  }
}
