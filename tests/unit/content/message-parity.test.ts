import { describe, expect, it } from 'vitest';
import {
  findArgumentMismatches,
  findKeyMismatches,
  icuArguments,
  findUntranslatedMessages,
  findMisspelledArguments,
  findUnknownPlaceholders,
  findInvalidValues,
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
    expect(findKeyMismatches(english, english)).toEqual([]);
    const other = { title: 'x', nav: { blog: 'x', video: 'x' }, count: 'x', list: [{ text: 'x' }, { text: 'y' }] };
    expect(formatIssues(findKeyMismatches(english, other))).toEqual([
      'nav.help: missing; it exists in the English file',
      'nav.video: unknown key: not in the English file; remove it',
      'list.1.text: unknown key: not in the English file; remove it',
    ]);
    expect(formatIssues(findKeyMismatches({ nav: { blog: 'Blog' } }, { nav: { blgo: 'Блог' } }))).toEqual([
      'nav.blgo: unknown key: not in the English file; did you mean “blog”?',
    ]);
  });

  it('messages have exactly the arguments of English', () => {
    expect(icuArguments('{count, plural, one {# of {total}} other {<b>{name}</b>}}')).toEqual([
      'b',
      'count',
      'name',
      'total',
    ]);
    expect(findArgumentMismatches(english, { title: 'Нет страницы: {path}' })).toEqual([]);
    expect(formatIssues(findArgumentMismatches(english, { title: 'Нет страницы: {paht}' }))).toEqual([
      'title: has arguments (paht), expected (path); did you mean “path”?',
    ]);
    expect(formatIssues(findArgumentMismatches(english, { title: 'Нет страницы: {path' }))[0]).toMatch(
      'invalid ICU message',
    );
    expect(formatIssues(findMisspelledArguments({ a: 'Get {brnd}', b: 'Get {brand} for {price}' }))).toEqual([
      'a: unknown placeholder {brnd}; did you mean “brand”?',
    ]);
  });

  it('messages are translated, except names on the list', () => {
    expect(formatIssues(findUntranslatedMessages(english, english, new Set()))).toEqual([
      'title: not translated: “Page not found: {path}”',
      'nav.help: not translated: “Help center”',
      'count: not translated: “{count, plural, one {# result} other {# results}}”',
      'list.0.text: not translated: “One two”',
    ]);
    expect(findUntranslatedMessages({ a: 'Octo Browser' }, { a: 'Octo Browser' }, new Set(['Octo Browser']))).toEqual(
      [],
    );
    expect(findUntranslatedMessages({ a: '{title} – {page}' }, { a: '{title} – {page}' }, new Set())).toEqual([]);
  });

  it('messages contain no placeholder except for the brand', () => {
    expect(findUnknownPlaceholders({ a: '{brand} is {what}' })).toEqual([
      { field: 'a', reason: 'unknown placeholder {what}' },
    ]);
  });

  it('message values are strings', () => {
    expect(formatIssues(findInvalidValues({ a: 1, b: [null, 'x'], c: { d: true } }))).toEqual([
      'a: must be a string',
      'b.0: must be a string',
      'c.d: must be a string',
    ]);
  });
});
