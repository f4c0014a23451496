import type { ResolvedQuery } from '@/lib/search/resolve-terms';
import { excerptOf } from '@/lib/search/excerpts';
import { sameAnchor, simpleAnchor, type PageRecord, type PagesPart } from '@/lib/search/index-format';
import type { PageTable } from '@/lib/search/page-table';
import { highlight, spansOf, type Marks } from '@/lib/search/highlight';
import { normalizeToken } from '@/lib/search/normalize-token';
import type { QueryWord } from '@/lib/search/query-words';
import type { AskedWord, RankedPage } from '@/lib/search/rank-pages';
import type { SearchHit } from '@/lib/search/search';
import { proseOf } from '@/lib/search/section-text';
import { tokensOf } from '@/lib/search/tokens';
import type { OpenIndex } from '@/lib/search/vocabulary';

/** Turns ranked pages into results with titles, headings and excerpts. */

type HydrateOptions = {
  query: string;
  words: readonly QueryWord[];
  indexes: readonly OpenIndex[];
  inIndex: ResolvedQuery['inIndex'];
  corrections: ResolvedQuery['corrections'];
  /** Number of hits per result page. */
  limit: number;
  /** Number of the result page; values beyond the last page mean the last one. */
  page: number;
};

/** Number of pages beyond those shown that are also rescored, in case the exact query occurs in their titles. */
const lookAhead = 8;
const wholeTitle = 1.6;
const inTitle = 1.25;
const wholeHeading = 1.4;
const inHeading = 1.15;

async function recordOf({ index, page }: RankedPage): Promise<PageRecord> {
  const [name, first] = index.head.pages.findLast(([, from]) => from <= page)!;
  const part = (await index.parts.read(name)) as PagesPart | PageTable;
  return 'pages' in part ? part.pages[page - first]! : part.record(page - first);
}

/** The normalized words of a text, separated by single spaces. */
const phrase = (text: string) =>
  tokensOf(text)
    .map((token) => token.text)
    .join(' ');

function marksOf(asked: readonly AskedWord[], words: readonly QueryWord[]): Marks {
  const meanings = asked.flatMap(({ groups }) => groups.flat());
  const within = words.filter(({ script, isOptional }) => script === 'cjk' && !isOptional).map(({ text }) => text);
  const thai = meanings.map(({ text }) => text).filter((text) => /\p{Script=Thai}/u.test(text));
  return { words: new Set(meanings.map(({ text }) => text)), within: [...within, ...thai] };
}

type Candidate = { ranked: RankedPage; record: PageRecord; score: number };

/** Boosts pages whose title or best heading contains the exact query. */
function rescore(ranked: RankedPage, record: PageRecord, asked: string): Candidate {
  const title = phrase(record.title);
  const [, heading] = record.sections[ranked.section] ?? ['', '', ''];
  const below = phrase(heading);
  const inHead = below === asked ? wholeHeading : below.includes(asked) ? inHeading : 1;
  const factor = title === asked ? wholeTitle : title.includes(asked) ? inTitle : inHead;
  return { ranked, record, score: ranked.score * factor };
}

const count = (bits: number): number => (bits === 0 ? 0 : (bits & 1) + count(bits >>> 1));

/** The section a result links to: the best one, unless the title already matches and its heading adds nothing. */
function sectionOf({ titled, headed, section, words }: RankedPage, { sections }: PageRecord): number {
  if (section === 0 || !sections[section]?.[0]) return 0;
  if (titled === words) return (headed & words) === words && count(words) > 1 ? section : 0;
  return section;
}

function toHit({ ranked, record }: Candidate, marks: Marks): SearchHit {
  const { locale } = ranked.index.head;
  const chosen = sectionOf(ranked, record);
  const [written, heading, own] = record.sections[chosen]!;
  const anchor = written === sameAnchor ? simpleAnchor(heading) : written;
  const hasMatch = (words: string) => spansOf(words, marks).length > 0;
  const text = proseOf(own) || hasMatch(own) ? own : record.sections[0]![2];
  const isNamed = hasMatch(heading || record.title);
  // The excerpt is taken from the introduction, unless only another section contains the search terms.
  const other = chosen === 0 ? record.sections[ranked.section]?.[2] : undefined;
  const isOther = other && !hasMatch(proseOf(text)) && (hasMatch(proseOf(other)) || !isNamed);
  return {
    path: record.path,
    ...(anchor ? { anchor } : {}),
    locale,
    kind: ranked.kind,
    title: highlight(record.title, marks, locale),
    ...(heading ? { heading: highlight(heading, marks, locale) } : {}),
    excerpt: highlight(excerptOf(isOther ? other : text, marks, isNamed), marks, locale),
  };
}

/** Maximum characters tokenized to find the original spelling of corrected words. */
const maxSpellingChars = 30_000;

/** Whether normalization only lowercases a text, so that missing words can be detected without tokenizing it. */
const isNearlyPlain = (text: string) => /^[\s!-~А-Яа-я–—…“”‘’„«»·]*$/.test(text);

/** The original spelling of normalized words at their first occurrence in the texts. */
function spellings(texts: readonly string[], plain: ReadonlySet<string>): Map<string, string> {
  const written = new Map<string, string>();
  let left = maxSpellingChars;
  for (const text of texts) {
    if (written.size === plain.size || left <= 0) break;
    const small = isNearlyPlain(text) ? text.toLowerCase() : null;
    if (small && ![...plain].some((word) => !written.has(word) && small.includes(word))) continue;
    left -= text.length;
    for (const token of tokensOf(text)) {
      if (!plain.has(token.text) || written.has(token.text)) continue;
      written.set(token.text, text.slice(token.start, token.end).toLowerCase());
    }
  }
  return written;
}

/** The query with misspelled words replaced by words of the site, in their original spelling. */
function suggestionFor({ query, corrections }: HydrateOptions, records: readonly PageRecord[]): string | undefined {
  if (corrections.length === 0) return undefined;
  const texts = records.flatMap(({ title, sections }) => [
    title,
    ...sections.flatMap(([, heading, text]) => [heading, text]),
  ]);
  const written = spellings(texts, new Set(corrections.map(({ nearest }) => nearest)));
  return corrections.toReversed().reduce((text, { word, nearest }) => {
    return text.slice(0, word.start) + (written.get(nearest) ?? nearest) + text.slice(word.end);
  }, query);
}

/** Returns one result page, best hits first, with its number and a spelling suggestion. */
export async function hydrateResults(
  ranked: readonly RankedPage[],
  options: HydrateOptions,
): Promise<{ hits: SearchHit[]; page: number; suggestion?: string }> {
  const { query, words, indexes, inIndex, limit } = options;
  const asked = normalizeToken(phrase(query));
  const candidates: Candidate[] = [];
  let shown: Candidate[] = [];
  let next = 0;
  const page = Math.min(options.page, Math.max(1, Math.ceil(ranked.length / limit)));
  for (let number = 1; number <= page; number += 1) {
    for (; candidates.length < limit + lookAhead && next < ranked.length; next += 1) {
      candidates.push(rescore(ranked[next]!, await recordOf(ranked[next]!), asked));
    }
    candidates.sort((a, b) => b.score - a.score);
    shown = candidates.splice(0, limit);
  }
  const marks = new Map(indexes.map((index, i) => [index, marksOf(inIndex[i]!, words)]));
  return {
    hits: shown.map((one) => toHit(one, marks.get(one.ranked.index)!)),
    page,
    suggestion: suggestionFor(
      options,
      shown.map(({ record }) => record),
    ),
  };
}
