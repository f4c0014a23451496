import { acceptTranslations, translationStatus } from '@/lib/content/translation-status';
import { isLocaleCode, sourceLocale, translatedCodes } from '@/lib/i18n/locales';
import { commandLine } from '../command-line';
import { orExit, exitWithError } from '../exit-with-error';

const {
  values: { accept },
  words: files,
} = commandLine({
  call: 'npm run i18n:status',
  about: 'Lists missing, outdated, still English and untranslated files per language.',
  options: {
    accept: {
      type: 'string',
      about: 'marks the translations of a language, such as ru, as up to date with the English source',
    },
  },
  words: [
    {
      name: 'file',
      about: 'with --accept: only these files, such as messages/ru/blog/moving-in.md or blog/moving-in',
      isMany: true,
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
  const { accepted, refused } = orExit(() => acceptTranslations('messages', accept, files));
  console.log(`${accept}: accepted ${accepted.length}, refused ${refused.length}`);
  for (const { file, reason } of refused) console.error(`  refused: ${file}: ${reason}`);
  if (refused.length > 0) process.exitCode = 1;
}

const all = orExit(() => translationStatus('messages'));
for (const locale of translatedCodes) {
  const own = all.filter((one) => one.locale === locale);
  const count = (state: string) => own.filter((one) => one.state === state).length;
  console.log(
    `${locale}: ${count('current')} current, ${count('outdated')} outdated, ${count('english')} still English, ` +
      `${count('missing')} missing, ${count('untranslated')} articles shown in English`,
  );
  for (const { file, state } of own.filter((one) => one.state !== 'current' && one.state !== 'untranslated')) {
    console.log(`  ${state === 'english' ? 'still English' : state}: ${file}`);
  }
}
