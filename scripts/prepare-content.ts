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
 * Writes what the build needs to know of the words: the index of articles, the type of the interface words, and the
 * short messages that the middleware answers with. Run before every build, type check and test.
 */

const write = (name: string, content: string) => writeFileAtomic(path.join(process.cwd(), 'generated', name), content);

/** English words as a type of literals: next-intl checks keys and ICU arguments against it. */
function messagesType(): string {
  const english = Object.fromEntries(
    namespaces.map((name) => [name, readJson(path.join('messages', sourceLocale, `${name}.json`))]),
  );
  // The brand is put in before a message is formatted, so it is no argument.
  return `export type Messages = ${JSON.stringify(english, null, 2).replaceAll('{brand}', 'Brand')};\n`;
}

function perLocale(pick: (locale: LocaleCode) => unknown): string {
  return JSON.stringify(Object.fromEntries(localeCodes.map((locale) => [locale, pick(locale)])));
}

/** The sentences of answers that are no page. */
function plainErrors(locale: LocaleCode): unknown {
  const { errors, client, contact } = uiMessages(locale);
  const { badRequest, methodNotAllowed, tooManySearches } = errors;
  const { failed: formRefused, tooMany: tooManyForms } = client.contact;
  const { failed: voteRefused, tooMany: tooManyVotes } = contact.helpful;
  return { badRequest, methodNotAllowed, formRefused, tooManyForms, voteRefused, tooManyVotes, tooManySearches };
}

/** The line that offers a page in another language; it is read before that language is chosen. */
function languageOffer(locale: LocaleCode): unknown {
  const { text, accept, dismiss } = typesetUiMessages(locale).shell.offer;
  return { text, accept, dismiss };
}

/** The drawing of the brand's name. A name with letters that the brand's face lacks stays text. */
async function wordmarkSource(): Promise<string> {
  const drawing = JSON.stringify(await drawWordmark(site.name));
  return `export const wordmark: { em: number; width: number; path: string } | null = ${drawing};\n`;
}

/** Proportions are the operator's business: a strange one is told of, and stops nothing. */
function checkPrices(): void {
  const prices = readPrices(readJson(pricesFile));
  for (const warning of priceWarnings(prices)) console.warn(warning);
}

/** Writes the generated files. @throws ContentError when a content file cannot be used */
export async function prepareContent(): Promise<void> {
  const drafts = process.env.NODE_ENV === 'development';
  write('content-index.json', JSON.stringify(buildContentIndex(sourceRoots, { drafts, now: new Date() })));
  write('messages.ts', messagesType());
  write('plain-errors.json', perLocale(plainErrors));
  write('language-offers.json', perLocale(languageOffer));
  write('wordmark.ts', await wordmarkSource());
  for (const locale of localeCodes) {
    write(`client-words/${locale}.json`, JSON.stringify(typesetUiMessages(locale).client));
    write(`search-words/${locale}.json`, JSON.stringify(searchMessages(locale)));
  }
  checkPrices();
  // It is imported as code, whose complaints about a comma nobody would understand.
  readJson('lib/request-routing/redirects.json');
  // Reading the moved pages checks them against the pages that exist, which the index above says.
  await import('@/lib/request-routing/routing-context');
}
