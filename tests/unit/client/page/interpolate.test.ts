import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { interpolate } from '@/lib/client/page/interpolate';
import { uiMessages } from '@/lib/content/ui-messages';
import { languageOf, localeCodes } from '@/lib/i18n/locales';

describe('filling a text in the browser', () => {
  it('puts each value in its place, as often as the place is there', () => {
    expect(interpolate('{count} of {total}, {count} in all', { count: 3, total: 7 })).toBe('3 of 7, 3 in all');
  });

  it('puts a value in as it is, whatever signs it holds', () => {
    const value = 'A $& B $$ C $1 {id}';
    expect(interpolate('Number {id}.', { id: value })).toBe(`Number ${value}.`);
  });

  it('takes no name from what every object has', () => {
    expect(() => interpolate('{constructor}', {})).toThrow('{constructor}');
  });

  it('throws for a value that is missing', () => {
    expect(() => interpolate('Number {id}.', { number: 1 })).toThrow('{id}');
  });

  it.each(localeCodes)('says in %s what the server would say', (locale) => {
    const messages = uiMessages(locale);
    const t = createTranslator({ locale: languageOf(locale), messages });
    const [id, seconds] = ['K7QM-2XRA-9TPW', '5'];
    expect(interpolate(messages.client.contact.sent, { id })).toBe(t('client.contact.sent', { id }));
    expect(interpolate(messages.errors.failed.countdown, { seconds })).toBe(t('errors.failed.countdown', { seconds }));
  });
});
