import { describe, expect, it } from 'vitest';
import { readFrontMatter } from '@/lib/content/front-matter';

const between = (yaml: string) => readFrontMatter(`---\n${yaml}\n---\n\nText.`);

describe('front matter', () => {
  it('tells the line of every field, and of an entry of a list', () => {
    const { front, body, bodyLine } = between('title: A\ntags:\n  - one\n  - two');
    expect(front!.value).toEqual({ title: 'A', tags: ['one', 'two'] });
    expect([['title'], ['tags'], ['tags', 1], ['date']].map(front!.lineOf)).toEqual([2, 3, 5, 1]);
    expect([body, bodyLine]).toEqual(['Text.', 8]);
  });

  it.each([
    ['title: A\ntags: [a', 3, 'a bracket is not closed'],
    ['title: A\ndescription: "B\ndate: 2026-09-14', 3, 'a quotation mark'],
    ['title: A: B', 2, 'holds a colon'],
    ['title: A\n\tdate: B', 3, 'a tab'],
    ['title: @A', 2, 'begins with a sign'],
    ['title: A\ndate: *b', 3, 'begins with * or &'],
    ['title: A\ntitle: B', 3, 'a second time'],
    ['title: "A" B', 2, 'no valid YAML'],
    [
      'a: &a [x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]\nc: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]',
      2,
      '* or &',
    ],
  ])('that is no YAML is told of where it is not: %j', (yaml, line, reason) => {
    const { faults } = between(yaml);
    expect(faults).toEqual([{ line, field: 'front matter', reason: expect.stringContaining(reason) as string }]);
  });

  it.each(['', '---', '---\n---', '---\ntitle: A', 'title: A', '--\ntitle: A\n--'])(
    'that does not stand between dashes, or is empty, ends in no error: %j',
    (text) => {
      const { front, body } = readFrontMatter(text);
      expect([front?.value ?? {}, body]).toEqual([{}, '']);
    },
  );
});
