import { expect, it } from 'vitest';
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

const format = (issues: MessageIssue[]) => issues.map(({ field, reason }) => `${field}: ${reason}`);

it('messages have exactly the keys of English', () => {
  expect(findKeyMismatches(english, english)).toEqual([]);
  const other = { title: 'x', nav: { blog: 'x', video: 'x' }, count: 'x', list: [{ text: 'x' }, { text: 'y' }] };
  expect(format(findKeyMismatches(english, other))).toEqual([
    'nav.help: missing; it exists in the English file',
    'nav.video: unknown key: not in the English file; remove it',
    'list.1.text: unknown key: not in the English file; remove it',
  ]);
  expect(format(findKeyMismatches({ nav: { blog: 'Blog' } }, { nav: { blgo: 'Блог' } }))).toEqual([
    'nav.blgo: unknown key: not in the English file; did you mean “blog”?',
  ]);
});

it('messages have exactly the arguments of English', () => {
  const message = '{count, plural, one {# of {total}} other {<b>{name}</b>}}';
  expect(icuArguments(message)).toEqual(['b', 'count', 'name', 'total']);
  expect(findArgumentMismatches(english, { title: 'Нет страницы: {path}' })).toEqual([]);
  expect(format(findArgumentMismatches(english, { title: 'Нет страницы: {paht}' }))).toEqual([
    'title: has arguments (paht), expected (path); did you mean “path”?',
  ]);
  const invalid = findArgumentMismatches(english, { title: 'Нет страницы: {path' });
  expect(format(invalid)[0]).toMatch('invalid ICU message');
  expect(format(findMisspelledArguments({ a: 'Get {brnd}', b: 'Get {brand} for {price}' }))).toEqual([
    'a: unknown placeholder {brnd}; did you mean “brand”?',
  ]);
});

it('messages are translated, except names on the list', () => {
  expect(format(findUntranslatedMessages(english, english, new Set()))).toEqual([
    'title: not translated: “Page not found: {path}”',
    'nav.help: not translated: “Help center”',
    'count: not translated: “{count, plural, one {# result} other {# results}}”',
    'list.0.text: not translated: “One two”',
  ]);
  const names = { a: 'Octo Browser', b: '{title} – {page}' };
  expect(findUntranslatedMessages(names, names, new Set(['Octo Browser']))).toEqual([]);
});

it('messages are strings without placeholders except for the brand', () => {
  expect(format(findUnknownPlaceholders({ a: '{brand} is {what}' }))).toEqual(['a: unknown placeholder {what}']);
  expect(format(findInvalidValues({ a: 1, b: [null, 'x'], c: { d: true } }))).toEqual([
    'a: must be a string',
    'b.0: must be a string',
    'c.d: must be a string',
  ]);
});
