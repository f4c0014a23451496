import { expect, it } from 'vitest';
import { readFrontMatter } from '@/lib/content/front-matter';

const between = (yaml: string) => readFrontMatter(`---\n${yaml}\n---\n\nText.`);

it('front matter includes the line of every field and list entry', () => {
  const { frontMatter, body, bodyLine } = between('title: A\ntags:\n  - one\n  - two');
  expect(frontMatter!.value).toEqual({ title: 'A', tags: ['one', 'two'] });
  expect([['title'], ['tags'], ['tags', 1], ['date']].map(frontMatter!.lineOf)).toEqual([2, 3, 5, 1]);
  expect([body, bodyLine]).toEqual(['Text.', 8]);
});

it.each([
  ['title: A\ntags: [a', 3, 'a bracket is not closed'],
  ['title: A\ndescription: "B\ndate: 2026-09-14', 3, 'a quotation mark'],
  ['title: A: B', 2, 'contains a colon'],
  ['title: A\n\tdate: B', 3, 'a tab'],
  ['title: @A', 2, 'begins with a special character'],
  ['title: A\ndate: *b', 3, 'begins with * or &'],
  ['title: A\ntitle: B', 3, 'duplicate field'],
  ['title: "A" B', 2, 'invalid YAML'],
  [
    'a: &a [x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]\nc: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]',
    2,
    '* or &',
  ],
])('invalid YAML is reported with its line: %j', (yaml, line, reason) => {
  const { issues } = between(yaml);
  expect(issues).toEqual([{ line, field: 'front matter', reason: expect.stringContaining(reason) as string }]);
});

it.each(['', '---', '---\n---', '---\ntitle: A', 'title: A', '--\ntitle: A\n--'])(
  'missing delimiters and empty front matter cause no YAML error: %j',
  (text) => {
    const { frontMatter, body } = readFrontMatter(text);
    expect([frontMatter?.value ?? {}, body]).toEqual([{}, '']);
  },
);
