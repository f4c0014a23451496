import { findMatches, type HighlightTerms } from '@/lib/search/highlight';
import { normalizeToken } from '@/lib/search/normalize-token';
import { extractRows, extractProse } from '@/lib/search/section-text';

/** Maximum excerpt length in characters; shorter for Han and Hangul, which are denser. */
const excerptLength = (text: string) => (/[\p{Script=Han}\p{Script=Hangul}]/u.test(text) ? 90 : 180);

/** Adds an ellipsis to a truncated text, unless it ends with sentence punctuation. */
export const addEllipsis = (text: string): string => (/[.!?…。！？।]$/u.test(text) ? text : `${text}…`);

/** Boundary between two sentences of a block. */
const sentenceBoundary = /(?<=[.!?…]["”»)]?\s+)(?=[^\p{Ll}\s])|(?<=।\s*)(?=[^\s।])|(?<=[。！？])(?![。！？”」』）])/u;

type Sentence = { text: string; startsBlock: boolean; matchedTerms: string[] };

const findMatchedTerms = (text: string, terms: HighlightTerms): string[] =>
  findMatches(text, terms).map(({ start, end }) => normalizeToken(text.slice(start, end)));

const splitSentences = (prose: string, terms: HighlightTerms): Sentence[] =>
  prose
    .split('\n')
    .filter(Boolean)
    .flatMap((block) =>
      block
        .split(sentenceBoundary)
        .map((text, i) => ({ text, startsBlock: i === 0, matchedTerms: findMatchedTerms(text, terms) })),
    );

/** Appends a sentence; blocks are separated by a dot, except after a colon or full-width punctuation. */
function appendSentence(excerpt: string, { text, startsBlock }: Sentence): string {
  if (excerpt === '' || !startsBlock) return excerpt + text;
  const trimmed = excerpt.trimEnd();
  if (/[。！？：]$/u.test(trimmed)) return trimmed + text;
  return trimmed + (trimmed.endsWith(':') ? ' ' : ' · ') + text;
}

/** Whole sentences from `first` on, up to the length but at least one, and the end index. */
function takeSentences(sentences: readonly Sentence[], first: number, length: number): { text: string; end: number } {
  let text = sentences[first]!.text;
  let end = first + 1;
  while (end < sentences.length) {
    const extended = appendSentence(text, sentences[end]!);
    if (extended.trimEnd().length > length) break;
    text = extended;
    end += 1;
  }
  return { text: text.trimEnd(), end };
}

/** The range of sentences shown around one: from the start of its block if it fits, else as many before it as fit. */
function rangeAround(sentences: readonly Sentence[], index: number, length: number): [first: number, end: number] {
  const blockStart = sentences.findLastIndex(({ startsBlock }, i) => i <= index && startsBlock);
  const blockEnd = takeSentences(sentences, blockStart, length).end;
  if (blockEnd > index) return [blockStart, blockEnd];
  const { end } = takeSentences(sentences, index, length);
  let first = index;
  while (takeSentences(sentences, first - 1, length).end === end) first -= 1;
  return [first, end];
}

/** The sentence to start with: the first, unless a later range contains more of the search terms. */
function bestStart(sentences: readonly Sentence[], length: number): number {
  let best = 0;
  let maxCount = -1;
  sentences.forEach(({ matchedTerms }, i) => {
    if (i > 0 && matchedTerms.length === 0) return;
    const [first, end] = rangeAround(sentences, i, length);
    const count = new Set(sentences.slice(first, end).flatMap((sentence) => sentence.matchedTerms)).size;
    if (count <= maxCount) return;
    best = first;
    maxCount = count;
  });
  return best;
}

/** The last word boundary before a position; the position itself if no space is near, as in CJK text. */
function wordBoundaryBefore(text: string, position: number): number {
  const space = text.lastIndexOf(' ', position);
  return space > position - 30 ? space : position;
}

/** Truncates a text around the first match. */
function truncate(text: string, terms: HighlightTerms, length: number): string {
  const matchStart = findMatches(text, terms)[0]?.start ?? 0;
  const earliest = matchStart + 40 < length ? 0 : Math.min(matchStart - 40, text.length - length);
  const start = earliest === 0 ? 0 : earliest + (/\s\S/u.exec(text.slice(earliest, matchStart))?.index ?? -1) + 1;
  // Removes halves of split surrogate pairs.
  const remainder = text.slice(start).replace(/^\p{Cs}/u, '');
  const visible = remainder.slice(0, wordBoundaryBefore(remainder, length)).replace(/\p{Cs}$/u, '');
  const excerpt = remainder.length > length ? addEllipsis(visible.trim()) : remainder;
  return start > 0 ? `…${excerpt}` : excerpt;
}

/** The sentences of the prose that contain most of the search terms. */
function proseExcerpt(prose: string, terms: HighlightTerms): string {
  const length = excerptLength(prose);
  const sentences = splitSentences(prose, terms);
  if (sentences.length === 0) return '';
  const { text, end } = takeSentences(sentences, bestStart(sentences, length), length);
  const next = sentences[end];
  const extended = next && text.length < length / 3 ? appendSentence(text, next) : text;
  return extended.length > length ? truncate(extended, terms, length) : extended;
}

/** The table row or line of code that contains most of the search terms. */
function dataExcerpt(text: string, terms: HighlightTerms): string {
  const rows = extractRows(text);
  const counts = rows.map((row) => new Set(findMatchedTerms(row, terms)).size);
  const row = rows[counts.indexOf(Math.max(...counts))] ?? '';
  const length = excerptLength(row);
  return row.length > length ? truncate(row, terms, length) : row;
}

/**
 * The excerpt of a section's text: of its prose, or of its tables and code if only those contain search terms.
 * @param titleMatches whether the title or heading shown above contains search terms
 */
export function createExcerpt(text: string, terms: HighlightTerms, titleMatches = false): string {
  const prose = extractProse(text);
  const hasProseMatch = prose !== '' && (titleMatches || findMatches(prose, terms).length > 0);
  const hasData =
    !hasProseMatch && (prose === '' || extractRows(text).some((row) => findMatches(row, terms).length > 0));
  return hasData ? dataExcerpt(text, terms) : proseExcerpt(prose, terms);
}
