import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { contentIndex } from '@/lib/content/content-index';
import { renderMarkdown } from '@/lib/content/markdown';

const render = async (text: string) => {
  const links = { file: 'a.md', resolve: () => ({ kind: 'broken' }) as const };
  return (await renderMarkdown(text, links, 'ru')).html;
};
const rendered = async (markdown: string) => load(await render(markdown));
const fence = (info: string, code = 'code') => `\`\`\`${info}\n${code}\n\`\`\``;
const fenced = (info: string, code: string) => rendered(fence(info, code));
const tabs = (...names: string[]) => names.map((name) => fence(`bash tab="${name}"`, `echo ${name}`)).join('\n\n');

it('a code block preserves every character in any language', async () => {
  for (const language of ['bash', 'js', 'json', 'python', 'yaml', 'text', 'cobol', '']) {
    const code = `a = "<b> & c" # d\n\n  { "e": [1, true] }`;
    const $ = await fenced(language, code);
    expect($('figure > pre > code').text().trimEnd(), language).toBe(code);
  }
});

it('a code block is labeled with a known language, and tokens have classes', async () => {
  const $ = await fenced('js', `const a = 'b';`);
  expect($('figure').attr('data-language-name')).toBe('JavaScript');
  expect($('.keyword').text()).toContain('const');
  expect($('.string').text()).toBe(`'b'`);
  expect((await fenced('text', 'const'))('figure').attr('data-language-name')).toBeUndefined();
});

it('a code block has no inline styles, which the CSP would block, and is focusable because it scrolls', async () => {
  const $ = await fenced('json', '{ "a": 1 }');
  expect($('[style]')).toHaveLength(0);
  expect($('pre').attr('tabindex')).toBe('0');
});

it('a code block is named after its tab and file, its language, or its first line', async () => {
  const nameOf = async (markdown: string) => (await rendered(markdown))('pre').attr('aria-label');
  expect(await nameOf('```bash file="run.sh"\nls\n```')).toBe('run.sh');
  expect(await nameOf('## Run it\n\n```bash\nls\n```')).toBe('Shell');
  expect(await nameOf('```\nfirst\nsecond\n```')).toBe('first');
});

it('each code block with tabs has its tab as a label, even without styles', async () => {
  const $ = await rendered(tabs('curl', 'Python'));
  expect($('[data-tabs] > figure > figcaption').last().text()).toBe('Python');
});

it('a paragraph or a repeated tab starts a new figure of code tabs', async () => {
  const behindText = await rendered(`${tabs('curl', 'Python')}\n\nText.\n\n${tabs('curl', 'Python')}`);
  const names = behindText('[data-tabs]').toArray();
  expect(names.map((name) => behindText(name).find('input').attr('name'))).toEqual(['code-1', 'code-2']);
  expect((await rendered(tabs('curl', 'Python', 'curl', 'Python')))('[data-tabs]')).toHaveLength(2);
});

it('a single code block has no tabs', async () => {
  const $ = await rendered(tabs('curl'));
  expect($('input')).toHaveLength(0);
  expect($('figure > figcaption').text()).toBe('curl');
});

it('the file name of a code block is shown with and without tabs', async () => {
  const $ = await fenced('js file="start.mjs"', 'const a = 1;');
  expect($('figure > figcaption > code').text()).toBe('start.mjs');
  expect($('figure > pre').text().trim()).toBe('const a = 1;');
  const two = await rendered(`${fence('js tab="JavaScript" file="a b.mjs"')}\n\n${fence('python tab="Python"')}`);
  expect(two('figcaption > code').text()).toBe('a b.mjs');
});

const otherInfos = ['js {1,3}', 'js title=x', 'js tab=""', 'js tab="a'];
it.each(otherInfos)('code blocks without tab metadata stay unchanged: %s', async (info) => {
  expect((await fenced(info, 'a'))('figcaption, input')).toHaveLength(0);
});

it('a note without a kind is a blockquote, and an unknown kind is rejected', async () => {
  expect(await render('> Words of others.')).toContain('<blockquote>');
  await expect(render('> [!DANGER]\n> No.')).rejects.toThrow(
    'a.md:1: text: "[!DANGER]" must be [!NOTE], [!TIP] or [!WARNING]',
  );
});

it('an image within a sentence or without a title stays inline', async () => {
  expect(await render('a ![b](/images/leaks-past-a-proxy.webp "c")')).not.toContain('<figure');
  expect(await render('![b](/images/leaks-past-a-proxy.webp)')).toMatch(/^<p><img [^>]*width="1408"/);
});

it('a missing image in an article is rejected', async () => {
  await expect(render('![b](/images/none.webp)')).rejects.toThrow(
    'a.md:1: text: image public/images/none.webp not found',
  );
});

it('every article of blog and news names the team that wrote it', () => {
  const { blog, news } = contentIndex();
  expect([...blog, ...news].filter(({ author }) => !author).map(({ id }) => id)).toEqual([]);
});
