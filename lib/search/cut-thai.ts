import { unbrokenWords } from '@/lib/content/shown-words';
import { languageOf } from '@/lib/i18n/locales';
import { plainWord } from '@/lib/search/plain-word';
import type { ThaiCutter } from '@/lib/search/tokens';

const segmenter = new Intl.Segmenter(languageOf('th'), { granularity: 'word' });

/** Cuts a run of Thai into words: those that no dictionary knows stay whole (messages/unbroken-words.json). */
export function thaiCutter(): ThaiCutter {
  const known = unbrokenWords('th')
    .map(plainWord)
    .sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(${known.join('|')})`, 'u');
  const whole = new Set(known);
  return (run) =>
    run
      .split(pattern)
      .filter(Boolean)
      .flatMap((piece) =>
        whole.has(piece) ? [piece] : [...segmenter.segment(piece)].map(({ segment }) => segment),
      );
}
