import { expect, it } from 'vitest';
import { capitalize } from '@/lib/i18n/capitalize';

it.each([
  ['ноябрь 2026 г.', 'ru-RU', 'Ноябрь 2026 г.'],
  ['листопад 2026 р.', 'uk-UA', 'Листопад 2026 р.'],
  ['novembre 2026', 'fr-FR', 'Novembre 2026'],
  ['ilk', 'tr-TR', 'İlk'],
  ['2026年11月', 'zh-CN', '2026年11月'],
  ['นวาคม 2026', 'th-TH', 'นวาคม 2026'],
  ['', 'en-US', ''],
])('“%s” is capitalized in %s if the script has capital letters', (text, language, expected) => {
  expect(capitalize(text, language)).toBe(expected);
});
