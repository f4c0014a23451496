import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '@/lib/content/markdown';

const rendered = async (markdown: string) =>
  load((await renderMarkdown(markdown, { file: 'a.md', resolve: (href) => ({ kind: 'link', href }) }, 'ru')).html);

const fence = (info: string, code = 'code') => `\`\`\`${info}\n${code}\n\`\`\``;
const tabs = (...names: string[]) => names.map((name) => fence(`bash tab="${name}"`, `echo ${name}`)).join('\n\n');

describe('code tabs', () => {
  it('each code block with tabs has its tab as a label, also without styles', async () => {
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
    const $ = await rendered(fence('js file="start.mjs"', 'const a = 1;'));
    expect($('figure > figcaption > code').text()).toBe('start.mjs');
    expect($('figure > pre').text().trim()).toBe('const a = 1;');
    const two = await rendered(`${fence('js tab="JavaScript" file="a b.mjs"')}\n\n${fence('python tab="Python"')}`);
    expect(two('figcaption > code').text()).toBe('a b.mjs');
  });

  it.each(['js {1,3}', 'js title=x', 'js tab=""', 'js tab="a'])(
    'code blocks without tab metadata stay unchanged: %s',
    async (info) => {
      const $ = await rendered(fence(info, 'a'));
      expect($('figcaption, input')).toHaveLength(0);
    },
  );
});
