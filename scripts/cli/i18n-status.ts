import { acceptTranslations, translationStatus } from '@/lib/content/translation-status';
import { isLocaleCode, localeCodes } from '@/lib/i18n/locales';

/**
 * `npm run i18n:status` lists what is missing, outdated or untranslated per language.
 * `npm run i18n:status -- --accept ru` records that Russian was made from English as it is now.
 */

const at = process.argv.indexOf('--accept');
const accepted = at === -1 ? undefined : process.argv[at + 1];
if (accepted !== undefined) {
  if (!isLocaleCode(accepted) || accepted === 'en') {
    console.error(`--accept needs a language other than en: ${localeCodes.slice(1).join(', ')}.`);
    process.exit(1);
  }
  acceptTranslations('messages', accepted);
}

const all = translationStatus('messages');
for (const locale of localeCodes.slice(1)) {
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
