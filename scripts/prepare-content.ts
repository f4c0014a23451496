import path from 'node:path';
import { drawWordmark } from '@/lib/assets/wordmark';
import { buildContentIndex } from '@/lib/content/build-index';
import { readJson } from '@/lib/content/json-file';
import { sourceRoots } from '@/lib/content/roots';
import { uiMessages, namespaces, typesetUiMessages } from '@/lib/content/ui-messages';
import { site } from '@/lib/config/site';
import { localeCodes, sourceLocale, type LocaleCode } from '@/lib/i18n/locales';
import { pricesFile, priceWarnings, readPrices } from '@/lib/pricing/check-prices';
import { searchMessages } from './search-messages';
import { writeFileAtomic } from './write-file-atomic';

/**
 * Generates the content files of a build: the article index, the type of the UI messages, and the short messages that
 * the middleware responds with. Runs before every build, type check and test.
 */

const writeGenerated = (name: string, content: string) =>
  writeFileAtomic(path.join(process.cwd(), 'generated', name), content);

/** English messages as a literal type, against which next-intl checks keys and ICU arguments. */
function messagesType(): string {
  const english = Object.fromEntries(
    namespaces.map((name) => [name, readJson(path.join('messages', sourceLocale, `${name}.json`))]),
  );
  // The brand is inserted before formatting, so it is not an ICU argument.
  return `export type Messages = ${JSON.stringify(english, null, 2).replaceAll('{brand}', 'Brand')};\n`;
}

function perLocale(pick: (locale: LocaleCode) => unknown): string {
  return JSON.stringify(Object.fromEntries(localeCodes.map((locale) => [locale, pick(locale)])));
}

/** Messages of plain error responses. */
function plainErrors(locale: LocaleCode): unknown {
  const { errors, client, contact } = uiMessages(locale);
  const { badRequest, methodNotAllowed, tooManySearches } = errors;
  const { failed: formRefused, tooMany: tooManyForms } = client.contact;
  const { failed: voteRefused, tooMany: tooManyVotes } = contact.helpful;
  return { badRequest, methodNotAllowed, formRefused, tooManyForms, voteRefused, tooManyVotes, tooManySearches };
}

/** Messages of the language suggestion, which is shown before that language is selected. */
function languageSuggestion(locale: LocaleCode): unknown {
  const { text, accept, dismiss } = typesetUiMessages(locale).shell.offer;
  return { text, accept, dismiss };
}

/** Wordmark of the brand name. A name with characters that the brand font lacks stays text. */
async function wordmarkSource(): Promise<string> {
  const json = JSON.stringify(await drawWordmark(site.name));
  return `export const wordmark: { em: number; width: number; path: string } | null = ${json};\n`;
}

/** Warns about unusual prices without failing: pricing is the operator's decision. */
function checkPrices(): void {
  const prices = readPrices(readJson(pricesFile));
  for (const warning of priceWarnings(prices)) console.warn(warning);
}

/** Writes the generated files. @throws ContentError when a content file cannot be used */
export async function prepareContent(): Promise<void> {
  const drafts = process.env.NODE_ENV === 'development';
  writeGenerated('content-index.json', JSON.stringify(buildContentIndex(sourceRoots, { drafts, now: new Date() })));
  writeGenerated('messages.ts', messagesType());
  writeGenerated('plain-errors.json', perLocale(plainErrors));
  writeGenerated('language-offers.json', perLocale(languageSuggestion));
  writeGenerated('wordmark.ts', await wordmarkSource());
  for (const locale of localeCodes) {
    writeGenerated(`client-words/${locale}.json`, JSON.stringify(typesetUiMessages(locale).client));
    writeGenerated(`search-words/${locale}.json`, JSON.stringify(searchMessages(locale)));
  }
  checkPrices();
  // Parse it here first: the bundler, which imports it later, reports JSON syntax errors less clearly.
  readJson('lib/request-routing/redirects.json');
  // Loading the redirects validates them against the existing pages, which the index above lists.
  await import('@/lib/request-routing/routing-context');
}
