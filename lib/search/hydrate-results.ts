import type { ResolvedQuery } from '@/lib/search/resolve-terms';
import { excerptOf } from '@/lib/search/excerpts';
import { sameAnchor, simpleAnchor, type PageRecord, type PagesPart } from '@/lib/search/index-format';
import type { PageTable } from '@/lib/search/page-table';
import { highlight, spansOf, type Marks } from '@/lib/search/highlight';
import { normalizeToken } from '@/lib/search/normalize-token';
import type { QueryWord } from '@/lib/search/query-words';
import type { AskedWord, RankedPage } from '@/lib/search/rank-pages';
import type { SearchHit } from '@/lib/search/search';
import { toldIn } from '@/lib/search/section-text';
import { tokensOf } from '@/lib/search/tokens';
import type { OpenIndex } from '@/lib/search/vocabulary';

/** What is shown of the pages that fit a query. */

type Asking = {
  query: string;
  words: readonly QueryWord[];
  indexes: readonly OpenIndex[];
  inIndex: ResolvedQuery['inIndex'];
  corrections: ResolvedQuery['corrections'];
  /** So many pages are on each page of results. */
  limit: number;
  /** Which page of results is shown; behind the last one there is the last one. */
  page: number;
};

/** So many more pages than are shown are looked at: whether the query stands in their titles as it was typed. */
const lookedAt = 8;
const wholeTitle = 1.6;
const inTitle = 1.25;
const wholeHeading = 1.4;
const inHeading = 1.15;

async function recordOf({ index, page }: RankedPage): Promise<PageRecord> {
  const [name, first] = index.head.pages.findLast(([, from]) => from <= page)!;
  const part = (await index.parts.read(name)) as PagesPart | PageTable;
  return 'pages' in part ? part.pages[page - first]! : part.record(page - first);
}

/** The words of a text with single spaces between, as they are compared. */
const phrase = (text: string) =>
  tokensOf(text)
    .map((token) => token.text)
    .join(' ');

function marksOf(asked: readonly AskedWord[], words: readonly QueryWord[]): Marks {
  const meanings = asked.flatMap(({ groups }) => groups.flat());
  const within = words.filter(({ script, isOptional }) => script === 'signs' && !isOptional).map(({ text }) => text);
  const thai = meanings.map(({ text }) => text).filter((text) => /\p{Script=Thai}/u.test(text));
  return { words: new Set(meanings.map(({ text }) => text)), within: [...within, ...thai] };
}

type Looked = { ranked: RankedPage; record: PageRecord; score: number };

/** Puts pages first in whose title, or in the heading that fits best, the query stands as it was typed. */
function look(ranked: RankedPage, record: PageRecord, asked: string): Looked {
  const title = phrase(record.title);
  const [, heading] = record.sections[ranked.section] ?? ['', '', ''];
  const below = phrase(heading);
  const inHead = below === asked ? wholeHeading : below.includes(asked) ? inHeading : 1;
  const factor = title === asked ? wholeTitle : title.includes(asked) ? inTitle : inHead;
  return { ranked, record, score: ranked.score * factor };
}

const count = (bits: number): number => (bits === 0 ? 0 : (bits & 1) + count(bits >>> 1));

/** Which section a result leads to: the one whose heading says more of the query than the title does, or says it alone. */
function sectionOf({ titled, headed, section, words }: RankedPage, { sections }: PageRecord): number {
  if (section === 0 || !sections[section]?.[0]) return 0;
  if (titled === words) return (headed & words) === words && count(words) > 1 ? section : 0;
  return section;
}

function describe({ ranked, record }: Looked, marks: Marks): SearchHit {
  const { locale } = ranked.index.head;
  const chosen = sectionOf(ranked, record);
  const [written, heading, own] = record.sections[chosen]!;
  const anchor = written === sameAnchor ? simpleAnchor(heading) : written;
  const says = (words: string) => spansOf(words, marks).length > 0;
  const text = toldIn(own) || says(own) ? own : record.sections[0]![2];
  const isNamed = says(heading || record.title);
  // A page is described by its opening, unless only another section says what was asked.
  const other = chosen === 0 ? record.sections[ranked.section]?.[2] : undefined;
  const isOther = other && !says(toldIn(text)) && (says(toldIn(other)) || !isNamed);
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

/** So many characters of what is found are cut into words to find how these are written there. */
const readForSpelling = 30_000;

/** A text that differs from its plain form by capitals alone, so that a word which does not stand in it can be told without cutting. */
const isNearlyPlain = (text: string) => /^[\s!-~А-Яа-я–—…“”‘’„«»·]*$/.test(text);

/** How words in their plain form are written in texts, where they first stand there. */
function spellings(texts: readonly string[], plain: ReadonlySet<string>): Map<string, string> {
  const written = new Map<string, string>();
  let left = readForSpelling;
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

/** The query with its misspelled words replaced by those that stand on the site, written as they are there. */
function suggestionFor({ query, corrections }: Asking, records: readonly PageRecord[]): string | undefined {
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

/** One page of the pages as results, the best first, which one that is, and what may have been meant. */
export async function hydrateResults(
  ranked: readonly RankedPage[],
  asking: Asking,
): Promise<{ hits: SearchHit[]; page: number; suggestion?: string }> {
  const { query, words, indexes, inIndex, limit } = asking;
  const asked = normalizeToken(phrase(query));
  const looked: Looked[] = [];
  let shown: Looked[] = [];
  let next = 0;
  const page = Math.min(asking.page, Math.max(1, Math.ceil(ranked.length / limit)));
  for (let number = 1; number <= page; number += 1) {
    for (; looked.length < limit + lookedAt && next < ranked.length; next += 1) {
      looked.push(look(ranked[next]!, await recordOf(ranked[next]!), asked));
    }
    looked.sort((a, b) => b.score - a.score);
    shown = looked.splice(0, limit);
  }
  const marks = new Map(indexes.map((index, i) => [index, marksOf(inIndex[i]!, words)]));
  return {
    hits: shown.map((one) => describe(one, marks.get(one.ranked.index)!)),
    page,
    suggestion: suggestionFor(
      asking,
      shown.map(({ record }) => record),
    ),
  };
}
