import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildContentIndex } from '@/lib/content/build-index';
import { readJson, readWordsFile } from '@/lib/content/json-file';
import { contentRoots } from '@/lib/content/roots';
import { namespaces } from '@/lib/content/interface-words';
import { fixedPaths } from '@/lib/routes/fixed-paths';
import { localeCodes, sourceLocale, type LocaleCode } from '@/lib/i18n/locales';
import { pricesFile, priceWarnings, readPrices } from '@/lib/pricing/check-prices';

/**
 * Writes what the build needs to know of the words: the index of articles, the type of the interface words, and the
 * short messages that the middleware answers with. Run before every build, type check and test.
 */

const folder = path.join(process.cwd(), 'generated');

function write(name: string, content: string): void {
  // Written aside and then moved, so that a running server never reads half a file.
  const file = path.join(folder, name);
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

function readNamespace(locale: string, name: string): Record<string, unknown> {
  return readJson(path.join('messages', locale, `${name}.json`)) as Record<string, unknown>;
}

/** English words as a type of literals: next-intl checks keys and ICU arguments against it. */
function messagesType(): string {
  const english = Object.fromEntries(namespaces.map((name) => [name, readNamespace(sourceLocale, name)]));
  // The brand is put in before a message is formatted, so it is no argument.
  return `export type Messages = ${JSON.stringify(english, null, 2).replaceAll('{brand}', 'Brand')};\n`;
}

function perLocale(pick: (locale: LocaleCode) => unknown): string {
  return JSON.stringify(Object.fromEntries(localeCodes.map((locale) => [locale, pick(locale)])));
}

function plainErrors(locale: LocaleCode): unknown {
  const { badRequest, methodNotAllowed } = readNamespace(locale, 'errors');
  const { failed: formRefused, tooMany: tooManyForms } = readNamespace(locale, 'client').contact as Record<
    string,
    string
  >;
  return { badRequest, methodNotAllowed, formRefused, tooManyForms };
}

/** What scripts say in the browser, with the brand put in; each language is loaded by itself. */
function clientWords(locale: LocaleCode): unknown {
  return readWordsFile(path.join('messages', locale, 'client.json'));
}

/** Proportions are the operator's business: a strange one is told of, and stops nothing. */
function checkPrices(): void {
  const prices = readPrices(readJson(pricesFile));
  for (const warning of priceWarnings(prices)) console.warn(warning);
}

/** Writes the generated files. @throws ContentProblem when a content file cannot be used */
export async function prepareContent(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const drafts = process.env.NODE_ENV === 'development';
  write('content-index.json', JSON.stringify(buildContentIndex(contentRoots, { drafts, now: new Date() })));
  write('fixed-pages.json', JSON.stringify(fixedPaths()));
  write('messages.ts', messagesType());
  write('plain-errors.json', perLocale(plainErrors));
  write(
    'language-offers.json',
    perLocale((locale) => readNamespace(locale, 'shell').offer),
  );
  mkdirSync(path.join(folder, 'client-words'), { recursive: true });
  for (const locale of localeCodes) write(`client-words/${locale}.json`, JSON.stringify(clientWords(locale)));
  checkPrices();
  // It is imported as code, whose complaints about a comma nobody would understand.
  readJson('lib/routing/moved-pages.json');
  // Reading the moved pages checks them against the pages that exist, which the index above says.
  await import('@/lib/routing/routing-context');
}
