import type { ResolvedQuery } from '@/lib/search/resolve-terms';
import { createExcerpt } from '@/lib/search/excerpts';
import { derivedAnchor, slugify, type PageRecord, type PageShard } from '@/lib/search/index-format';
import type { PageTable } from '@/lib/search/page-table';
import { highlight, findMatches, type HighlightTerms } from '@/lib/search/highlight';
import { foldKana, normalizeToken } from '@/lib/search/normalize-token';
import type { QueryWord } from '@/lib/search/query-words';
import type { ResolvedWord, RankedPage } from '@/lib/search/rank-pages';
import type { SearchHit } from '@/lib/search/search';
import { extractProse } from '@/lib/search/section-text';
import { compareByLocale, popcount } from '@/lib/search/top-results';
import { tokenize } from '@/lib/search/tokens';
import type { LoadedIndex } from '@/lib/search/vocabulary';

/** Turns ranked pages into results with titles, headings and excerpts. */

type HydrateOptions = {
  query: string;
  words: readonly QueryWord[];
  indexes: readonly LoadedIndex[];
  wordsByIndex: ResolvedQuery['wordsByIndex'];
  corrections: ResolvedQuery['corrections'];
  /** Number of hits per result page. */
  limit: number;
  /** Number of the result page; values beyond the last page mean the last one. */
  page: number;
};

/** Number of pages beyond those shown that are also rescored, in case the exact query occurs in their titles. */
const lookAhead = 8;
const exactTitleBoost = 1.6;
const partialTitleBoost = 1.25;
const exactHeadingBoost = 1.4;
const partialHeadingBoost = 1.15;

async function loadRecord({ index, page }: RankedPage): Promise<PageRecord> {
  const [name, first] = index.manifest.pages.findLast(([, start]) => start <= page)!;
  const shard = (await index.loader.read(name)) as PageShard | PageTable;
  return 'pages' in shard ? shard.pages[page - first]! : shard.record(page - first);
}

/** The normalized words of a text, separated by single spaces. */
const normalizePhrase = (text: string) =>
  tokenize(text)
    .map((token) => foldKana(token.text))
    .join(' ');

function toHighlightTerms(resolvedWords: readonly ResolvedWord[], words: readonly QueryWord[]): HighlightTerms {
  const matches = resolvedWords.flatMap(({ groups }) => groups.flat());
  const substrings = words
    .filter(({ script, isOptional }) => script === 'cjk' && !isOptional)
    .map(({ text }) => foldKana(text));
  const thaiTerms = matches.map(({ text }) => text).filter((text) => /\p{Script=Thai}/u.test(text));
  return { words: new Set(matches.map(({ text }) => text)), substrings: [...substrings, ...thaiTerms] };
}

type Candidate = { ranked: RankedPage; record: PageRecord; score: number };

/** Boosts pages whose title or best heading contains the exact query. */
function rescore(ranked: RankedPage, record: PageRecord, normalizedQuery: string): Candidate {
  const titlePhrase = normalizePhrase(record.title);
  const [, heading] = record.sections[ranked.section] ?? ['', '', ''];
  const headingPhrase = normalizePhrase(heading);
  const headingBoost =
    headingPhrase === normalizedQuery
      ? exactHeadingBoost
      : headingPhrase.includes(normalizedQuery)
        ? partialHeadingBoost
        : 1;
  const factor =
    titlePhrase === normalizedQuery
      ? exactTitleBoost
      : titlePhrase.includes(normalizedQuery)
        ? partialTitleBoost
        : headingBoost;
  return { ranked, record, score: ranked.score * factor };
}

/** The section a result links to: the best one, unless the title already matches and its heading adds nothing. */
function pickSection({ titleMask, headingMask, section, wordMask }: RankedPage, { sections }: PageRecord): number {
  if (section === 0 || !sections[section]?.[0]) return 0;
  if (titleMask === wordMask) return (headingMask & wordMask) === wordMask && popcount(wordMask) > 1 ? section : 0;
  return section;
}

function toHit({ ranked, record }: Candidate, terms: HighlightTerms): SearchHit {
  const { locale } = ranked.index.manifest;
  const sectionIndex = pickSection(ranked, record);
  const [storedAnchor, heading, sectionText] = record.sections[sectionIndex]!;
  const anchor = storedAnchor === derivedAnchor ? slugify(heading) : storedAnchor;
  const hasMatch = (passage: string) => findMatches(passage, terms).length > 0;
  const text = extractProse(sectionText) || hasMatch(sectionText) ? sectionText : record.sections[0]![2];
  const titleMatches = hasMatch(heading || record.title);
  // The excerpt is taken from the introduction, unless only another section contains the search terms.
  const rankedText = sectionIndex === 0 ? record.sections[ranked.section]?.[2] : undefined;
  const useRankedText =
    rankedText && !hasMatch(extractProse(text)) && (hasMatch(extractProse(rankedText)) || !titleMatches);
  return {
    path: record.path,
    ...(anchor ? { anchor } : {}),
    locale,
    category: ranked.category,
    title: highlight(record.title, terms, locale),
    ...(heading ? { heading: highlight(heading, terms, locale) } : {}),
    excerpt: highlight(createExcerpt(useRankedText ? rankedText : text, terms, titleMatches), terms, locale),
  };
}

/** Maximum characters tokenized to find the original spelling of corrected words. */
const maxSpellingChars = 30_000;

/** Whether normalization only lowercases a text, so that missing words can be detected without tokenizing it. */
const isSimpleText = (text: string) => /^[\s!-~А-Яа-я–—…“”‘’„«»·]*$/.test(text);

/** The original spelling of normalized words at their first occurrence. */
function findSpellings(texts: readonly string[], normalizedWords: ReadonlySet<string>): Map<string, string> {
  const spellings = new Map<string, string>();
  let remaining = maxSpellingChars;
  for (const text of texts) {
    if (spellings.size === normalizedWords.size || remaining <= 0) break;
    const lowercase = isSimpleText(text) ? text.toLowerCase() : null;
    if (lowercase && ![...normalizedWords].some((word) => !spellings.has(word) && lowercase.includes(word))) continue;
    remaining -= text.length;
    for (const token of tokenize(text)) {
      if (!normalizedWords.has(token.text) || spellings.has(token.text)) continue;
      spellings.set(token.text, text.slice(token.start, token.end).toLowerCase());
    }
  }
  return spellings;
}

/** The query with misspelled words replaced by words of the site, in their original spelling. */
function suggestQuery({ query, corrections }: HydrateOptions, records: readonly PageRecord[]): string | undefined {
  if (corrections.length === 0) return undefined;
  const texts = records.flatMap(({ title, sections }) => [
    title,
    ...sections.flatMap(([, heading, text]) => [heading, text]),
  ]);
  const spellings = findSpellings(texts, new Set(corrections.map(({ nearest }) => nearest)));
  return corrections.toReversed().reduce((text, { word, nearest }) => {
    return text.slice(0, word.start) + (spellings.get(nearest) ?? nearest) + text.slice(word.end);
  }, query);
}

/** Returns one result page, best hits first, with its number and a spelling suggestion. */
export async function hydrateResults(
  ranked: readonly RankedPage[],
  options: HydrateOptions,
): Promise<{ hits: SearchHit[]; page: number; suggestion?: string }> {
  const { query, words, indexes, wordsByIndex, limit } = options;
  const compareLocales = compareByLocale(indexes[0]!.manifest.locale);
  const normalizedQuery = normalizeToken(normalizePhrase(query));
  const candidates: Candidate[] = [];
  let resultPage: Candidate[] = [];
  let next = 0;
  const page = Math.min(options.page, Math.max(1, Math.ceil(ranked.length / limit)));
  for (let pageNumber = 1; pageNumber <= page; pageNumber += 1) {
    for (; candidates.length < limit + lookAhead && next < ranked.length; next += 1) {
      candidates.push(rescore(ranked[next]!, await loadRecord(ranked[next]!), normalizedQuery));
    }
    candidates.sort((a, b) => compareLocales(a.ranked, b.ranked) || b.score - a.score);
    resultPage = candidates.splice(0, limit);
  }
  const termsByIndex = new Map(indexes.map((index, i) => [index, toHighlightTerms(wordsByIndex[i]!, words)]));
  return {
    hits: resultPage.map((candidate) => toHit(candidate, termsByIndex.get(candidate.ranked.index)!)),
    page,
    suggestion: suggestQuery(
      options,
      resultPage.map(({ record }) => record),
    ),
  };
}
