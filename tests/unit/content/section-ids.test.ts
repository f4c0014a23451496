import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { renderMarkdown } from '@/lib/content/markdown';
import { withPlainSpaces } from '@/lib/i18n/no-break-spaces';
import { hasSameOutline, outlineOf } from '@/lib/content/section-ids';

const rule = { file: 'a.md', resolve: (href: string) => ({ kind: 'link', href }) as const };
const source = '## Types\n\nA\n\n### Free ones\n\nB\n\n## Language and time zone\n\nC';
const russian = '## Виды\n\nA [ниже](#язык-и-пояс)\n\n### Бесплатные\n\nB\n\n## Язык и пояс\n\nC';

const translated = async (markdown: string, original = source) => {
  const { html, headings } = await renderMarkdown(markdown, rule, 'ru', outlineOf(original));
  const $ = load(html);
  const ids = $('[id]')
    .toArray()
    .map((node) => $(node).attr('id')!);
  return { $, ids, headings: headings.map(({ id, text }) => [id, withPlainSpaces(text)]) };
};

it('sections of a translation have the ids of the source, in the table of contents too', async () => {
  const { headings, $ } = await translated(russian);
  expect(headings).toEqual([
    ['types', 'Виды'],
    ['free-ones', 'Бесплатные'],
    ['language-and-time-zone', 'Язык и пояс'],
  ]);
  expect($('a').attr('href')).toBe('#language-and-time-zone');
});

it('translated section ids stay as aliases inside their headings, in both normalization forms, and each id is unique', async () => {
  const markdown = '## Виды\n\nA\n\n### Ещё й\n\nB';
  const { $, ids } = await translated(markdown);
  expect($('h2 > span#виды').length).toBe(1);
  const [alias] = ['ещё-й'];
  expect(ids).toContain(alias!.normalize('NFC'));
  expect(ids).toContain(alias!.normalize('NFD'));
  expect(new Set(ids).size).toBe(ids.length);
});

it('a section id of a source with accents has an alias in the other normalization form', async () => {
  const { html } = await renderMarkdown('## Café', rule);
  expect(html).toContain(`<h2 id="caf\u00e9"><span id="cafe\u0301"></span>Café</h2>`);
});

it('a heading that is bold as a whole stays the only child of its heading', async () => {
  const { $ } = await translated('## **Виды**');
  expect($('h2 > strong:only-child').text()).toBe('Виды');
  expect($('#виды').length).toBe(1);
});

it('a translation with other sections takes ids by level and position, and keeps its own elsewhere', async () => {
  const { headings } = await translated('## Виды\n\n## Язык\n\n### Пояс\n\n## Types');
  expect(headings).toEqual([
    ['types', 'Виды'],
    ['language-and-time-zone', 'Язык'],
    ['пояс', 'Пояс'],
    ['types-1', 'Types'],
  ]);
});

it('outlines of articles are compared by the levels of their headings', () => {
  expect(hasSameOutline(outlineOf(source), outlineOf(russian))).toBe(true);
  expect(hasSameOutline(outlineOf(source), outlineOf('## A\n\n## B\n\n## C'))).toBe(false);
  expect(hasSameOutline(outlineOf(source), outlineOf('## A\n\n### B'))).toBe(false);
});
