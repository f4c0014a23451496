import { beforeAll, expect, it } from 'vitest';
import type { LocaleCode } from '@/lib/i18n/locales';
import { renderImage } from '@/lib/og-images/render';
import { measureWords } from '@/lib/og-images/text-metrics';
import { ogText } from './og-text';

const widthOf = async (locale: LocaleCode, text: string) =>
  (await measureWords(locale, 700, [{ text, space: false }])).words[0]!.width;

// The renderer loads with the first image.
beforeAll(() => renderImage(ogText()));

it.each([
  ['en', 'a', 'n'],
  ['ru', 'с', 'а'],
  ['hi', 'से', 'क'],
  ['th', 'กำ', 'ก'],
  ['zh', '版', '本'],
  ['fr', 's', ':'],
] as const)('the width of a text includes inner spaces: %s', async (locale, before, after) => {
  const apart = (await widthOf(locale, before)) + (await widthOf(locale, after));
  for (const space of ['\u00A0', ...(locale === 'fr' ? ['\u202F'] : [])]) {
    const added = (await widthOf(locale, before + space + after)) - apart;
    expect(added).toBeGreaterThan(0.1);
    expect(added).toBeLessThan(0.35);
  }
});

it('the width of a text is the sum of its letters, whichever font subset they come from', async () => {
  const letters = await Promise.all([...'ağırşı'].map((letter) => widthOf('tr', letter)));
  const sum = letters.reduce((total, width) => total + width, 0);
  expect(Math.abs((await widthOf('tr', 'ağırşı')) - sum)).toBeLessThan(0.1);
});
