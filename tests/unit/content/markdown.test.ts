import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { renderMarkdown, type ArticleLink } from '@/lib/content/markdown';
import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';

const resolve = (target: string): ArticleLink => {
  if (target === '/docs') return { kind: 'link', href: '/vi/docs' };
  return target === '/not-for-you' ? { kind: 'unlinked' } : { kind: 'broken' };
};
const outlined = (text: string) => renderMarkdown(text, { file: 'a.md', resolve });
const render = async (text: string) => (await outlined(text)).html;

it("internal links lead to pages in the reader's language, with fragment and query", async () => {
  expect(await render('[x](/docs?a=1#top)')).toContain('href="/vi/docs?a=1#top"');
  expect(await render('[x](https://example.org/)')).toContain('rel="noopener"');
  expect(await render('[x](/not-for-you)')).toBe('<p><span>x</span></p>');
  expect(await render('## Two words\n\n[x](#two-words)')).toContain('<h2 id="two-words">');
});

it('a broken link in an article is rejected', async () => {
  await expect(render('[x](/nowhere)')).rejects.toThrow('a.md:1: text: broken link to "/nowhere"');
  await expect(render('[x](javascript:alert(1))')).rejects.toThrow('broken link');
});

it('an HTTP method with its path is marked, and no other bold word before code', async () => {
  expect(await render('**GET** `http://127.0.0.1/v1`')).toMatch(/^<p data-method="GET"><strong>GET<\/strong> <code>/);
  for (const other of ['**Run** `npm` now', 'Now **run** `npm`', '**Run** it']) {
    expect(await render(other)).not.toContain('data-method');
  }
});

it('raw HTML in an article is removed', async () => {
  expect(await render('a <script>alert(1)</script> <img src=x onerror=y> b')).not.toMatch(/<script|<img/);
});

it('tables are wrapped in focusable scroll containers and stay tables', async () => {
  const html = await render('| a | b |\n|---|---|\n| 1 | 2 |');
  expect(html).toMatch(/^<div tabindex="0" role="group" aria-label="a, b"><table>.*>1<\/td>.*<\/table><\/div>$/s);
});

it('the scroll container of a table is named after the heading above it', async () => {
  const html = await render('## What *comes* along\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```text\nx\n```');
  expect(html).toContain('<div tabindex="0" role="group" aria-label="What comes along"><table>');
  expect(html).toContain('<pre tabindex="0" role="group" aria-label="What comes along">');
});

it('rows of a table with an empty corner have row headings, others have none', async () => {
  const named = await render('| | Price |\n|---|---|\n| A | 1 |\n| B | 2 |');
  expect(named).toMatch(/<thead>\s*<tr>\s*<td><\/td>\s*<th scope="col">Price<\/th>/);
  expect(named).toMatch(/<th scope="row">A<\/th>\s*<td data-label="Price">1<\/td>/);
  expect(named.match(/scope="row"/g)).toHaveLength(2);
  const plain = await render('| Plan | Price |\n|---|---|\n| A | 1 |');
  expect(plain.match(/scope="col"/g)).toHaveLength(2);
  expect(plain).not.toContain('scope="row"');
});

it('every table cell has the header of its column', async () => {
  const html = await render('| | *Who* pays |\n|---|---|\n| A | **you** |\n| B | we |');
  expect(html).toContain('<th scope="row">A</th>');
  expect(html).toContain('<td data-label="Who pays"><strong>you</strong></td>');
  expect(html).toContain('<td data-label="Who pays">we</td>');
  const wide = await render('| a | b | c | d | e | f |\n|---|---|---|---|---|---|\n| 1 | 2 | 3 | 4 | 5 | 6 |');
  expect(wide).toContain('<td data-label="f">6</td>');
});

it('narrow tables with short texts are marked to stay tables on phones', async () => {
  const table = (last: string) =>
    render(`| | a | b | c |\n|---|---|---|---|\n| One long name of a row | 1 | 2 | ${last} |`);
  expect(await table('Own groups')).toContain('<table data-compact="">');
  expect(await table('Can be read on the way')).not.toContain('data-compact');
  expect(await table('需要管理员另外授权')).not.toContain('data-compact');
  expect(await render('| a | b |\n|---|---|\n| 1 | 2 |')).not.toContain('data-compact');
});

it('tables with three columns are marked if all rows fit on a phone', async () => {
  const table = (last: string) => render(`| Task | You | We |\n|---|---|---|\n| Invoices and taxes | | ${last} |`);
  expect(await table('Texts and pictures')).toContain('<table data-compact="row">');
  expect(await table('Texts, pictures and talks')).toContain('<table data-compact="">');
});

it('yes and no are marked in wide tables, in the language of the article', async () => {
  const table = (no: string) => `| | a | b | c | d | e |\n|---|---|---|---|---|---|\n| 1 | ${no} | Yes | 3 | 4 | 5 |`;
  const html = await render(table('No'));
  expect(html).toContain('<table data-yes-no="">');
  expect(html).toMatch(/<td data-answer="no" data-label="a">No<.*<td data-answer="yes" data-label="b">Yes</s);
  expect(await render(table('Not yet'))).not.toContain('data-answer="no"');
  expect(await render('| | a |\n|---|---|\n| 1 | No |')).not.toContain('data-answer');
});

it('yes and no are marked in the same cells in every language', async () => {
  const marks = async (locale: LocaleCode) => {
    const text = readFileSync(`messages/${locale}/partner/resellers.md`, 'utf8').replace(/^---.*?^---$/ms, '');
    const { html } = await renderMarkdown(text, { file: 'a.md', resolve: () => ({ kind: 'unlinked' }) }, locale);
    return [...html.matchAll(/data-answer="(\w+)"/g)].map(([, sign]) => sign);
  };
  const english = await marks('en');
  expect(english).toContain('yes');
  for (const locale of localeCodes) expect(await marks(locale), locale).toEqual(english);
});

it('each RPA node has its own section, which ends at the next heading', async () => {
  const html = await render('### **Open**\n\nOpens a page.\n\n### **Back**\n\nGoes back.\n\n## Next\n\nMore.');
  expect(html.match(/<section data-node="">/g)).toHaveLength(2);
  expect(html).toMatch(/<p>Goes back\.<\/p>\s*<\/section><h2 id="next">/);
  expect(await render('### Open\n\nNo node.')).not.toContain('data-node');
  const written = await render('### **Loop**\n\nGives `row`.\n\nWritten as text: `loop: "{{ rows }}"`');
  expect(written).toMatch(/<p>Gives.*<p data-syntax="">Written/s);
});

it('headings have unique IDs, and the outline includes the length of their lists', async () => {
  const { html, headings } = await outlined(
    '- no\n\n## Что *нового*\n\n- one\n- two\n\n### `code`\n\n#### Deeper\n\n## End\n\n1. 1st\n   - under\n2. 2nd',
  );
  expect(html).toContain('<h2 id="что-нового">Что <em>нового</em></h2>');
  expect(headings).toEqual([
    { level: 2, id: 'что-нового', text: 'Что нового', items: ['one', 'two'], hasSteps: false },
    { level: 3, id: 'code', text: 'code', items: [], hasSteps: false },
    { level: 2, id: 'end', text: 'End', items: ['1st under', '2nd'], hasSteps: true },
  ]);
});
