import { spansOf, type Marks } from '@/lib/search/highlight';
import { normalizeToken } from '@/lib/search/normalize-token';
import { dataIn, proseOf } from '@/lib/search/section-text';

/** Maximum excerpt length in characters; shorter for Han and Hangul, which are denser. */
const excerptLength = (text: string) => (/[\p{Script=Han}\p{Script=Hangul}]/u.test(text) ? 90 : 180);

/** Adds an ellipsis to a truncated text, unless it ends with sentence punctuation. */
export const withDots = (cut: string): string => (/[.!?…。！？।]$/u.test(cut) ? cut : `${cut}…`);

/** Boundary between two sentences of a block. */
const border = /(?<=[.!?…]["”»)]?\s+)(?=[^\p{Ll}\s])|(?<=।\s*)(?=[^\s।])|(?<=[。！？])(?![。！？”」』）])/u;

type Sentence = { text: string; opens: boolean; found: string[] };

const foundIn = (text: string, marks: Marks): string[] =>
  spansOf(text, marks).map(({ start, end }) => normalizeToken(text.slice(start, end)));

const sentencesOf = (prose: string, marks: Marks): Sentence[] =>
  prose
    .split('\n')
    .filter(Boolean)
    .flatMap((block) => block.split(border).map((text, i) => ({ text, opens: i === 0, found: foundIn(text, marks) })));

/** Appends a sentence; blocks are separated by a dot, except after a colon or full-width punctuation. */
function appendSentence(before: string, { text, opens }: Sentence): string {
  if (before === '' || !opens) return before + text;
  const prose = before.trimEnd();
  if (/[。！？：]$/u.test(prose)) return prose + text;
  return prose + (prose.endsWith(':') ? ' ' : ' · ') + text;
}

/** Whole sentences from `first` on, as many as fit but at least one, and the end index. */
function sentencesFrom(sentences: readonly Sentence[], first: number, length: number): { text: string; end: number } {
  let text = sentences[first]!.text;
  let end = first + 1;
  while (end < sentences.length) {
    const longer = appendSentence(text, sentences[end]!);
    if (longer.trimEnd().length > length) break;
    text = longer;
    end += 1;
  }
  return { text: text.trimEnd(), end };
}

/** The range of sentences shown around one: from the start of its block if it fits, else as many before it as fit. */
function rangeAround(sentences: readonly Sentence[], at: number, length: number): [first: number, end: number] {
  const block = sentences.findLastIndex(({ opens }, i) => i <= at && opens);
  const fromBlock = sentencesFrom(sentences, block, length).end;
  if (fromBlock > at) return [block, fromBlock];
  const { end } = sentencesFrom(sentences, at, length);
  let first = at;
  while (sentencesFrom(sentences, first - 1, length).end === end) first -= 1;
  return [first, end];
}

/** The sentence to start with: the first, unless a later range contains more of the search terms. */
function bestStart(sentences: readonly Sentence[], length: number): number {
  let [best, most] = [0, -1];
  sentences.forEach(({ found }, i) => {
    if (i > 0 && found.length === 0) return;
    const [first, end] = rangeAround(sentences, i, length);
    const count = new Set(sentences.slice(first, end).flatMap((one) => one.found)).size;
    if (count > most) [best, most] = [first, count];
  });
  return best;
}

/** The last word boundary before a position; the position itself if no space is near, as in CJK text. */
function endNear(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  return space > at - 30 ? space : at;
}

/** Truncates a text around the first match. */
function truncate(text: string, marks: Marks, length: number): string {
  const at = spansOf(text, marks)[0]?.start ?? 0;
  const from = at + 40 < length ? 0 : Math.min(at - 40, text.length - length);
  const begin = from === 0 ? 0 : from + (/\s\S/u.exec(text.slice(from, at))?.index ?? -1) + 1;
  // Removes halves of split surrogate pairs.
  const rest = text.slice(begin).replace(/^\p{Cs}/u, '');
  const shown = rest.slice(0, endNear(rest, length)).replace(/\p{Cs}$/u, '');
  const piece = rest.length > length ? withDots(shown.trim()) : rest;
  return begin > 0 ? `…${piece}` : piece;
}

/** The sentences of the prose that contain most of the search terms. */
function proseExcerpt(prose: string, marks: Marks): string {
  const length = excerptLength(prose);
  const sentences = sentencesOf(prose, marks);
  if (sentences.length === 0) return '';
  const { text, end } = sentencesFrom(sentences, bestStart(sentences, length), length);
  const next = sentences[end];
  const whole = next && text.length < length / 3 ? appendSentence(text, next) : text;
  return whole.length > length ? truncate(whole, marks, length) : whole;
}

/** The table row or line of code that contains most of the search terms. */
function dataExcerpt(text: string, marks: Marks): string {
  const rows = dataIn(text);
  const counts = rows.map((row) => new Set(foundIn(row, marks)).size);
  const row = rows[counts.indexOf(Math.max(...counts))] ?? '';
  const length = excerptLength(row);
  return row.length > length ? truncate(row, marks, length) : row;
}

/**
 * The excerpt of a section's text: of its prose, or of its tables and code if only those contain search terms.
 * @param isNamed whether the title or heading shown above contains search terms
 */
export function excerptOf(text: string, marks: Marks, isNamed = false): string {
  const prose = proseOf(text);
  const hasProseMatch = prose !== '' && (isNamed || spansOf(prose, marks).length > 0);
  const hasData = !hasProseMatch && (prose === '' || dataIn(text).some((row) => spansOf(row, marks).length > 0));
  return hasData ? dataExcerpt(text, marks) : proseExcerpt(prose, marks);
}
