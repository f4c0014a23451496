import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentIndex } from '@/lib/content/content-index';

it('messages name every category and tag of the articles', () => {
  const { blog, news } = contentIndex();
  const messages = JSON.parse(readFileSync('messages/en/taxonomy.json', 'utf8')) as Record<string, string>;
  for (const { category, tags } of [...blog, ...news]) {
    for (const name of [category!, ...tags]) expect(messages, name).toHaveProperty(name);
  }
});

it.each(['zh', 'tc'])(
  'Chinese messages (%s) have a space between Chinese characters and Latin letters or digits',
  (locale) => {
    const files = readdirSync(`messages/${locale}`, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.(json|md)$/.test(name) && name !== 'glossary.md',
    );
    const missingSpace = /\p{Script=Han}[A-Za-z\d]|[A-Za-z\d%]\p{Script=Han}/gu;
    const found = files.flatMap((name) => {
      const text = readFileSync(path.join('messages', locale, name), 'utf8');
      // Ignore code, link targets and Markdown syntax.
      const shown = text.replace(/```[\s\S]*?```|`[^`\n]*`|\]\([^)]*\)|[[\]*]/g, (mark) =>
        mark[0] === '`' ? '`' : '',
      );
      return [...shown.matchAll(missingSpace)].map(
        ({ index }) => `${name}: ${shown.slice(Math.max(0, index - 8), index + 8)}`,
      );
    });
    expect(found).toEqual([]);
  },
);

it('messages make no promises that cannot be kept', () => {
  const files = readdirSync('messages/en', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(json|md)$/.test(name),
  );
  const promises = /\b(?:100 ?%|no bans?\b|never (?:be )?banned|guarantee[ds]?\b|completely anonymous)/i;
  const found = files.filter((name) => promises.test(readFileSync(path.join('messages/en', name), 'utf8')));
  expect(found).toEqual([]);
});
