import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import { interpolate } from '@/lib/client/messages/interpolate';
import { uiMessages } from '@/lib/content/ui-messages';
import { languageTag, localeCodes } from '@/lib/i18n/locales';

it('every occurrence of a placeholder is replaced by its value, verbatim', () => {
  expect(interpolate('{count} of {total}, {count} in all', { count: 3, total: 7 })).toBe('3 of 7, 3 in all');
  const value = 'A $& B $$ C $1 {id}';
  expect(interpolate('Number {id}.', { id: value })).toBe(`Number ${value}.`);
});

it('a missing value of a placeholder throws, and inherited object properties are not values', () => {
  expect(() => interpolate('Number {id}.', { number: 1 })).toThrow('{id}');
  expect(() => interpolate('{constructor}', {})).toThrow('{constructor}');
});

it.each(localeCodes)("the result in %s equals the server's", (locale) => {
  const messages = uiMessages(locale);
  const t = createTranslator({ locale: languageTag(locale), messages });
  const [id, seconds] = ['K7QM-2XRA-9TPW', '5'];
  expect(interpolate(messages.client.contact.sent, { id })).toBe(t('client.contact.sent', { id }));
  expect(interpolate(messages.errors.failed.countdown, { seconds })).toBe(t('errors.failed.countdown', { seconds }));
});
