import { describe, expect, it } from 'vitest';
import {
  differingArguments,
  differingKeys,
  icuArguments,
  leftInEnglish,
  misspelledArguments,
  strangePlaceholders,
  strangeValues,
  type Complaint,
} from '@/lib/content/word-rules';

const english = {
  title: 'Page not found: {path}',
  nav: { blog: 'Blog', help: 'Help center' },
  count: '{count, plural, one {# result} other {# results}}',
  list: [{ text: 'One two' }],
};

const said = (complaints: Complaint[]) => complaints.map(({ field, reason }) => `${field}: ${reason}`);

describe('the words of another language', () => {
  it('have exactly the keys of English', () => {
    expect(differingKeys(english, english)).toEqual([]);
    const other = { title: 'x', nav: { blog: 'x', video: 'x' }, count: 'x', list: [{ text: 'x' }, { text: 'y' }] };
    expect(differingKeys(english, other)).toEqual([
      'nav.help is missing',
      'nav.video is not in English',
      'list.1.text is not in English',
    ]);
  });

  it('have exactly the arguments of English', () => {
    expect(icuArguments('{count, plural, one {# of {total}} other {<b>{name}</b>}}')).toEqual([
      'b',
      'count',
      'name',
      'total',
    ]);
    expect(differingArguments(english, { title: 'Нет страницы: {path}' })).toEqual([]);
    expect(differingArguments(english, { title: 'Нет страницы: {адрес}' })).toHaveLength(1);
    expect(differingArguments(english, { title: 'Нет страницы: {path' })[0]).toMatch('no ICU message');
  });

  it('are not English, save for names on the list', () => {
    expect(leftInEnglish(english, english, new Set())).toEqual([
      'title is still English: “Page not found: {path}”',
      'nav.help is still English: “Help center”',
      'count is still English: “{count, plural, one {# result} other {# results}}”',
      'list.0.text is still English: “One two”',
    ]);
    expect(leftInEnglish({ a: 'Octo Browser' }, { a: 'Octo Browser' }, new Set(['Octo Browser']))).toEqual([]);
    expect(leftInEnglish({ a: '{title} – {page}' }, { a: '{title} – {page}' }, new Set())).toEqual([]);
  });

  it('hold no placeholder but the brand’s', () => {
    expect(strangePlaceholders({ a: '{brand} is {what}' })).toEqual(['a has {what}']);
  });
});
