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

const formatIssues = (issues: MessageIssue[]) => issues.map(({ field, reason }) => `${field}: ${reason}`);

describe('message parity', () => {
  it('messages have exactly the keys of English', () => {
    expect(differingKeys(english, english)).toEqual([]);
    const other = { title: 'x', nav: { blog: 'x', video: 'x' }, count: 'x', list: [{ text: 'x' }, { text: 'y' }] };
    expect(formatIssues(differingKeys(english, other))).toEqual([
      'nav.help: it is missing; the English file has it',
      'nav.video: it is not in the English file; remove it',
      'list.1.text: it is not in the English file; remove it',
    ]);
    expect(formatIssues(differingKeys({ nav: { blog: 'Blog' } }, { nav: { blgo: 'Блог' } }))).toEqual([
      'nav.blgo: it is not in the English file; did you mean “blog”?',
    ]);
  });

  it('messages have exactly the arguments of English', () => {
    expect(icuArguments('{count, plural, one {# of {total}} other {<b>{name}</b>}}')).toEqual([
      'b',
      'count',
      'name',
      'total',
    ]);
    expect(differingArguments(english, { title: 'Нет страницы: {path}' })).toEqual([]);
    expect(formatIssues(differingArguments(english, { title: 'Нет страницы: {paht}' }))).toEqual([
      'title: it has the arguments (paht) instead of (path); did you mean “path”?',
    ]);
    expect(formatIssues(differingArguments(english, { title: 'Нет страницы: {path' }))[0]).toMatch(
      'invalid ICU message',
    );
    expect(formatIssues(misspelledArguments({ a: 'Get {brnd}', b: 'Get {brand} for {price}' }))).toEqual([
      'a: unknown placeholder {brnd}; did you mean “brand”?',
    ]);
  });

  it('messages are translated, except names on the list', () => {
    expect(formatIssues(leftInEnglish(english, english, new Set()))).toEqual([
      'title: it is still English: “Page not found: {path}”',
      'nav.help: it is still English: “Help center”',
      'count: it is still English: “{count, plural, one {# result} other {# results}}”',
      'list.0.text: it is still English: “One two”',
    ]);
    expect(leftInEnglish({ a: 'Octo Browser' }, { a: 'Octo Browser' }, new Set(['Octo Browser']))).toEqual([]);
    expect(leftInEnglish({ a: '{title} – {page}' }, { a: '{title} – {page}' }, new Set())).toEqual([]);
  });

  it('messages contain no placeholder except for the brand', () => {
    expect(unknownPlaceholders({ a: '{brand} is {what}' })).toEqual([
      { field: 'a', reason: 'unknown placeholder {what}' },
    ]);
  });

  it('message values are strings', () => {
    expect(formatIssues(invalidValues({ a: 1, b: [null, 'x'], c: { d: true } }))).toEqual([
      'a: it must be text between quotation marks',
      'b.0: it must be text between quotation marks',
      'c.d: it must be text between quotation marks',
    ]);
  });
});
