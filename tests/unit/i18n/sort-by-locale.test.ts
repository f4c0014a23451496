import { expect, it } from 'vitest';
import { partitionByLocale, sortByLocale } from '@/lib/i18n/sort-by-locale';

const all = [
  { id: 'a', locale: 'en' },
  { id: 'b', locale: 'ru' },
  { id: 'c', locale: 'en' },
  { id: 'd', locale: 'ru' },
] as const;

it("entries in the reader's language come first; otherwise the order is stable", () => {
  const ids = (reader: 'en' | 'ru' | 'zh') => sortByLocale(all, reader).map(({ id }) => id);
  expect(ids('ru').join('')).toBe('bdac');
  expect(ids('en').join('')).toBe('acbd');
  expect(ids('zh').join('')).toBe('abcd');
});

it("entries in other languages are separated from those in the reader's language, if there are any", () => {
  const ids = (reader: 'ru' | 'zh') => {
    const { matching, others } = partitionByLocale(all, reader);
    return [matching, others].map((part) => part.map(({ id }) => id).join(''));
  };
  expect(ids('ru')).toEqual(['bd', 'ac']);
  expect(ids('zh')).toEqual(['abcd', '']);
});
