import { expect, it } from 'vitest';
import { ownFirst } from '@/lib/i18n/own-first';

it('what is in the reader’s language comes first; otherwise the order stays', () => {
  const all = [
    { id: 'a', locale: 'en' },
    { id: 'b', locale: 'ru' },
    { id: 'c', locale: 'en' },
    { id: 'd', locale: 'ru' },
  ] as const;
  const ids = (reader: 'en' | 'ru' | 'zh') => ownFirst(all, reader).map(({ id }) => id);
  expect(ids('ru').join('')).toBe('bdac');
  expect(ids('en').join('')).toBe('acbd');
  expect(ids('zh').join('')).toBe('abcd');
});
