import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import { formatCount } from '@/lib/client/messages/format-count';
import { uiMessages } from '@/lib/content/ui-messages';
import { languageTag, localeCodes } from '@/lib/i18n/locales';

const counts = [0, 1, 2, 3, 5, 11, 21, 22, 25, 100, 101, 1234, 1_000_000];

it.each(localeCodes)("the plural message in %s equals the server's", (locale) => {
  const messages = uiMessages(locale);
  const language = languageTag(locale);
  const t = createTranslator({ locale: language, messages });
  for (const count of counts) {
    expect(formatCount(messages.client.consent.erased, count, language)).toBe(t('client.consent.erased', { count }));
  }
});

it('a plural message without blanks is formatted', () => {
  expect(formatCount('{count,plural,=0{none} one{# entry} other{# entries}}', 2, 'en-US')).toBe('2 entries');
});

it.each(['no count', '{count, plural, one {# entry}}', '{count, plural, one {{count}} other {#}}'])(
  'a plural message in another format throws: %s',
  (message) => {
    expect(() => formatCount(message, 2, 'en-US')).toThrow(message);
  },
);
