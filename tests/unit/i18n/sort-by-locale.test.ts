import { expect, it } from 'vitest';
import { apartByLanguage, sortByLocale } from '@/lib/i18n/sort-by-locale';

const all = [
  { id: 'a', locale: 'en' },
  { id: 'b', locale: 'ru' },
  { id: 'c', locale: 'en' },
  { id: 'd', locale: 'ru' },
] as const;

it('what is in the reader’s language comes first; otherwise the order stays', () => {
  const ids = (reader: 'en' | 'ru' | 'zh') => sortByLocale(all, reader).map(({ id }) => id);
  expect(ids('ru').join('')).toBe('bdac');
  expect(ids('en').join('')).toBe('acbd');
  expect(ids('zh').join('')).toBe('abcd');
});

it('what is not in the reader’s language is set apart from what is, if anything is', () => {
  const ids = (reader: 'ru' | 'zh') => {
    const { own, others } = apartByLanguage(all, reader);
    return [own, others].map((part) => part.map(({ id }) => id).join(''));
  };
  expect(ids('ru')).toEqual(['bd', 'ac']);
  expect(ids('zh')).toEqual(['abcd', '']);
});
