import { wordJoiner } from '@/lib/i18n/joiners';
import { spansOf, type Marks } from '@/lib/search/highlight';
import { normalizeToken } from '@/lib/search/normalize-token';
import { dataIn, toldIn } from '@/lib/search/section-text';

/** So many characters are shown of a text; of scripts that say more with fewer, fewer. */
const excerptLength = (text: string) => (/[\p{Script=Han}\p{Script=Hangul}]/u.test(text) ? 90 : 180);

/** A text that goes on, cut off: dots, but none behind the end of a sentence, which would be two stops. */
export const withDots = (cut: string): string => (/[.!?…。！？।]$/u.test(cut) ? cut : `${cut}…`);

/** Between two sentences of a block. */
const border = /(?<=[.!?…]["”»)]?\s+)(?=[^\p{Ll}\s])|(?<=।\s*)(?=[^\s।])|(?<=[。！？])(?![。！？”」』）])/u;

type Sentence = { text: string; opens: boolean; found: string[] };

const foundIn = (text: string, marks: Marks): string[] =>
  spansOf(text, marks).map(({ start, end }) => normalizeToken(text.slice(start, end)));

const sentencesOf = (told: string, marks: Marks): Sentence[] =>
  told
    .split('\n')
    .filter(Boolean)
    .flatMap((block) => block.split(border).map((text, i) => ({ text, opens: i === 0, found: foundIn(text, marks) })));

/** Puts a sentence behind others: blocks are set apart, unless the one before names what comes or has a wide stop. */
function joined(before: string, { text, opens }: Sentence): string {
  if (before === '' || !opens) return before + text;
  const told = before.trimEnd();
  if (/[。！？：]$/u.test(told)) return told + text;
  return told + (told.endsWith(':') ? ' ' : ' · ') + text;
}

/** Whole sentences from one on, as many as there is room for, and where they end; at least that one. */
function sentencesFrom(sentences: readonly Sentence[], first: number, length: number): { text: string; end: number } {
  let text = sentences[first]!.text;
  let end = first + 1;
  while (end < sentences.length) {
    const longer = joined(text, sentences[end]!);
    if (longer.trimEnd().length > length) break;
    text = longer;
    end += 1;
  }
  return { text: text.trimEnd(), end };
}

/** The sentences shown for one: from the beginning of its block on, else from as early as leaves out nothing behind it. */
function roomAround(sentences: readonly Sentence[], at: number, length: number): [first: number, end: number] {
  const block = sentences.findLastIndex(({ opens }, i) => i <= at && opens);
  const fromBlock = sentencesFrom(sentences, block, length).end;
  if (fromBlock > at) return [block, fromBlock];
  const { end } = sentencesFrom(sentences, at, length);
  let first = at;
  while (sentencesFrom(sentences, first - 1, length).end === end) first -= 1;
  return [first, end];
}

/** The sentence to begin with: that of the opening, unless more of what was searched for is found together elsewhere. */
function bestStart(sentences: readonly Sentence[], length: number): number {
  let [best, most] = [0, -1];
  sentences.forEach(({ found }, i) => {
    if (i > 0 && found.length === 0) return;
    const [first, end] = roomAround(sentences, i, length);
    const count = new Set(sentences.slice(first, end).flatMap((one) => one.found)).size;
    if (count > most) [best, most] = [first, count];
  });
  return best;
}

/** The last end of a word up to a place, where words have ends. */
function endNear(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  return space > at - 30 ? space : at;
}

/** What there is room for of a text that is too long, around the first of what was searched for. */
function cutOff(text: string, marks: Marks, length: number): string {
  const at = spansOf(text, marks)[0]?.start ?? 0;
  const from = at + 40 < length ? 0 : Math.min(at - 40, text.length - length);
  const begin = from === 0 ? 0 : from + (/\s\S/u.exec(text.slice(from, at))?.index ?? -1) + 1;
  // A cut may part the two halves of a rare character.
  const rest = text.slice(begin).replace(/^\p{Cs}/u, '');
  const shown = rest.slice(0, endNear(rest, length)).replace(/\p{Cs}$/u, '');
  const piece = rest.length > length ? withDots(shown.trim()) : rest;
  // Lines may break behind dots.
  return begin > 0 ? `…${wordJoiner}${piece}` : piece;
}

/** Whole sentences of what is told, in which most of what was searched for stands. */
function toldExcerpt(told: string, marks: Marks): string {
  const length = excerptLength(told);
  const sentences = sentencesOf(told, marks);
  if (sentences.length === 0) return '';
  const { text, end } = sentencesFrom(sentences, bestStart(sentences, length), length);
  const next = sentences[end];
  const whole = next && text.length < length / 3 ? joined(text, next) : text;
  return whole.length > length ? cutOff(whole, marks, length) : whole;
}

/** The row of a table or line of code in which most of what was searched for stands. */
function dataExcerpt(text: string, marks: Marks): string {
  const rows = dataIn(text);
  const counts = rows.map((row) => new Set(foundIn(row, marks)).size);
  const row = rows[counts.indexOf(Math.max(...counts))] ?? '';
  const length = excerptLength(row);
  return row.length > length ? cutOff(row, marks, length) : row;
}

/**
 * What is shown of a section's text: what it tells, or of its tables and code where only they say what was searched for.
 * @param isNamed true where the title or heading shown above says it
 */
export function excerptOf(text: string, marks: Marks, isNamed = false): string {
  const told = toldIn(text);
  const isTold = told !== '' && (isNamed || spansOf(told, marks).length > 0);
  const hasData = !isTold && (told === '' || dataIn(text).some((row) => spansOf(row, marks).length > 0));
  return hasData ? dataExcerpt(text, marks) : toldExcerpt(told, marks);
}
