import { unbrokenWords } from '@/lib/content/shown-words';
import { languageOf, type LocaleCode } from '@/lib/i18n/locales';
import { plainWord } from '@/lib/search/plain-word';
import { splitKatakana, type RunCutter } from '@/lib/search/tokens';

/** Cuts runs of a language into words: those of Thai that no dictionary knows stay whole (messages/unbroken-words.json). */
export function runCutter(locale: LocaleCode): RunCutter {
  const segmenter = new Intl.Segmenter(languageOf(locale), { granularity: 'word' });
  const known = unbrokenWords('th')
    .map(plainWord)
    .sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(${known.join('|')})`, 'u');
  const whole = new Set(known);
  const words = (run: string) => [...segmenter.segment(run)].map(({ segment }) => segment);
  return (run, script) => {
    if (script === 'signs') return splitKatakana(run).flatMap(({ text, isWord }) => (isWord ? [text] : words(text)));
    return run.split(pattern).flatMap((piece) => (piece === '' ? [] : whole.has(piece) ? [piece] : words(piece)));
  };
}
