import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { fill } from '@/lib/browser/page/fill';
import { interfaceWords } from '@/lib/content/interface-words';
import { languageOf, localeCodes } from '@/lib/i18n/locales';

describe('filling a text in the browser', () => {
  it('puts each value in its place, as often as the place is there', () => {
    expect(fill('{count} of {total}, {count} in all', { count: 3, total: 7 })).toBe('3 of 7, 3 in all');
  });

  it('puts a value in as it is, whatever signs it holds', () => {
    const value = 'A $& B $$ C $1 {id}';
    expect(fill('Number {id}.', { id: value })).toBe(`Number ${value}.`);
  });

  it('takes no name from what every object has', () => {
    expect(() => fill('{constructor}', {})).toThrow('{constructor}');
  });

  it('throws for a value that is missing', () => {
    expect(() => fill('Number {id}.', { number: 1 })).toThrow('{id}');
  });

  it.each(localeCodes)('says in %s what the server would say', (locale) => {
    const messages = interfaceWords(locale);
    const t = createTranslator({ locale: languageOf(locale), messages });
    const [id, seconds] = ['K7QM-2XRA-9TPW', '5'];
    expect(fill(messages.client.contact.sent, { id })).toBe(t('client.contact.sent', { id }));
    expect(fill(messages.errors.failed.countdown, { seconds })).toBe(t('errors.failed.countdown', { seconds }));
  });
});
