import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changedSentences } from '@/lib/content/changed-sentences';
import { acceptTranslations, readDigests, translationStatus } from '@/lib/content/translation-status';
import { isLocaleCode, sourceLocale, translatedCodes, type LocaleCode } from '@/lib/i18n/locales';
import { commandLine } from '../command-line';
import { findVersion } from '../source-history';
import { exitOnError, exitWithError } from '../exit-with-error';

const {
  values: { accept, locale: onlyLocale },
  positionals: files,
} = commandLine({
  usage: 'npm run i18n:status',
  description: 'Lists missing, outdated, still English and untranslated files per language.',
  options: {
    locale: { type: 'string', description: 'lists only this language, such as ru' },
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
function checkLocale(option: string, code: string): LocaleCode {
  if (isLocaleCode(code) && code !== sourceLocale) return code;
  return exitWithError(`${option} needs a language other than ${sourceLocale}: ${translatedCodes.join(', ')}.`);
}
const listed = onlyLocale === undefined ? translatedCodes : [checkLocale('--locale', onlyLocale)];

if (accept !== undefined) {
  const { accepted, rejected } = exitOnError(() =>
    acceptTranslations('messages', checkLocale('--accept', accept), files),
  );
  console.log(`${accept}: accepted ${accepted.length}, rejected ${rejected.length}`);
  for (const { file, reason } of rejected) console.error(`  rejected: ${file}: ${reason}`);
  if (rejected.length > 0) process.exitCode = 1;
}

const all = exitOnError(() => translationStatus('messages'));

function printChanges(locale: LocaleCode, file: string): void {
  const source = path.posix.join('messages', sourceLocale, file);
  const recorded = readDigests('messages', locale)[file];
  const before = recorded === undefined ? null : findVersion(source, recorded);
  if (before === null) return;
  const { removed, added } = changedSentences(before, readFileSync(source, 'utf8'), file.endsWith('.json'));
  for (const sentence of removed) console.log(`    - ${sentence}`);
  for (const sentence of added) console.log(`    + ${sentence}`);
}

for (const locale of listed) {
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
    if (state === 'outdated') printChanges(locale, file);
  }
}
