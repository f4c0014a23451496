import { acceptTranslations, translationStatus } from '@/lib/content/translation-status';
import { isLocaleCode, sourceLocale, translatedCodes } from '@/lib/i18n/locales';
import { commandLine } from '../command-line';
import { stopWithOneSentence } from '../stop';

const { values } = commandLine({
  call: 'npm run i18n:status',
  about: 'Lists what is missing, outdated or untranslated, per language.',
  options: {
    accept: { type: 'string', about: 'records that a language, such as ru, was made from English as it is now' },
  },
});
const { accept } = values;
if (accept !== undefined) {
  if (!isLocaleCode(accept) || accept === sourceLocale) {
    stopWithOneSentence(`--accept needs a language other than ${sourceLocale}: ${translatedCodes.join(', ')}.`);
  }
  acceptTranslations('messages', accept);
}

const all = translationStatus('messages');
for (const locale of translatedCodes) {
  const own = all.filter((one) => one.locale === locale);
  const by = (state: string) => own.filter((one) => one.state === state);
  console.log(
    `${locale}: ${by('current').length} current, ${by('outdated').length} outdated, ` +
      `${by('missing').length} missing, ${by('untranslated').length} articles shown in English`,
  );
  for (const { file, state } of own.filter((one) => one.state === 'outdated' || one.state === 'missing')) {
    console.log(`  ${state}: ${file}`);
  }
}
