import { describe, expect, it } from 'vitest';
import {
  differingArguments,
  differingKeys,
  icuArguments,
  leftInEnglish,
  misspelledArguments,
  unknownPlaceholders,
  invalidValues,
  type MessageIssue,
} from '@/lib/content/message-parity';

const english = {
  title: 'Page not found: {path}',
  nav: { blog: 'Blog', help: 'Help center' },
  count: '{count, plural, one {# result} other {# results}}',
  list: [{ text: 'One two' }],
};

const said = (complaints: MessageIssue[]) => complaints.map(({ field, reason }) => `${field}: ${reason}`);

describe('the words of another language', () => {
  it('have exactly the keys of English', () => {
    expect(differingKeys(english, english)).toEqual([]);
    const other = { title: 'x', nav: { blog: 'x', video: 'x' }, count: 'x', list: [{ text: 'x' }, { text: 'y' }] };
    expect(said(differingKeys(english, other))).toEqual([
      'nav.help: it is missing; English has it',
      'nav.video: it is not in English; take it out',
      'list.1.text: it is not in English; take it out',
    ]);
    expect(said(differingKeys({ nav: { blog: 'Blog' } }, { nav: { blgo: 'Блог' } }))).toEqual([
      'nav.blgo: it is not in English; did you mean “blog”?',
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
    expect(said(differingArguments(english, { title: 'Нет страницы: {paht}' }))).toEqual([
      'title: it has the arguments (paht) instead of (path); did you mean “path”?',
    ]);
    expect(said(differingArguments(english, { title: 'Нет страницы: {path' }))[0]).toMatch('no ICU message');
    expect(said(misspelledArguments({ a: 'Get {brnd}', b: 'Get {brand} for {price}' }))).toEqual([
      'a: nothing is put in for {brnd}; did you mean “brand”?',
    ]);
  });

  it('are not English, save for names on the list', () => {
    expect(said(leftInEnglish(english, english, new Set()))).toEqual([
      'title: it is still English: “Page not found: {path}”',
      'nav.help: it is still English: “Help center”',
      'count: it is still English: “{count, plural, one {# result} other {# results}}”',
      'list.0.text: it is still English: “One two”',
    ]);
    expect(leftInEnglish({ a: 'Octo Browser' }, { a: 'Octo Browser' }, new Set(['Octo Browser']))).toEqual([]);
    expect(leftInEnglish({ a: '{title} – {page}' }, { a: '{title} – {page}' }, new Set())).toEqual([]);
  });

  it('hold no placeholder but the brand’s', () => {
    expect(unknownPlaceholders({ a: '{brand} is {what}' })).toEqual([
      { field: 'a', reason: 'nothing is put in for {what}' },
    ]);
  });

  it('are text, and nothing else', () => {
    expect(said(invalidValues({ a: 1, b: [null, 'x'], c: { d: true } }))).toEqual([
      'a: it must be text between quotation marks',
      'b.0: it must be text between quotation marks',
      'c.d: it must be text between quotation marks',
    ]);
  });
});
