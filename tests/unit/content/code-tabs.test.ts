import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '@/lib/content/markdown';

const rendered = async (markdown: string) =>
  load((await renderMarkdown(markdown, { file: 'a.md', resolve: (href) => ({ kind: 'link', href }) }, 'ru')).html);

const fence = (info: string, code = 'code') => `\`\`\`${info}\n${code}\n\`\`\``;
const tabs = (...names: string[]) => names.map((name) => fence(`bash tab="${name}"`, `echo ${name}`)).join('\n\n');

describe('code in several languages', () => {
  it('is one figure with a radio button for each, of which the first is chosen', async () => {
    const $ = await rendered(tabs('curl', 'JavaScript', 'Python'));
    const inputs = $('[data-tabs] input[type=radio]');
    expect(inputs.toArray().map((input) => $(input).val())).toEqual(['curl', 'JavaScript', 'Python']);
    expect(inputs.toArray().map((input) => $(input).parent('label').text())).toEqual(['curl', 'JavaScript', 'Python']);
    expect($('input[checked]').val()).toBe('curl');
    expect($('[data-tabs] > figure > pre').text()).toContain('echo Python');
  });

  it('says in the words of the article’s language what is chosen', async () => {
    expect((await rendered(tabs('curl', 'Python')))('legend').text()).toMatch(/[а-я]/);
  });

  it('is named by its tab, also for readers that know no styles', async () => {
    const $ = await rendered(tabs('curl', 'Python'));
    expect($('[data-tabs] > figure > figcaption').last().text()).toBe('Python');
  });

  it('begins a new figure behind text, and where a tab comes again', async () => {
    const behindText = await rendered(`${tabs('curl', 'Python')}\n\nText.\n\n${tabs('curl', 'Python')}`);
    const names = behindText('[data-tabs]').toArray();
    expect(names.map((one) => behindText(one).find('input').attr('name'))).toEqual(['code-1', 'code-2']);
    expect((await rendered(tabs('curl', 'Python', 'curl', 'Python')))('[data-tabs]')).toHaveLength(2);
  });

  it('has no tabs where there is one piece alone', async () => {
    const $ = await rendered(tabs('curl'));
    expect($('input')).toHaveLength(0);
    expect($('figure > figcaption').text()).toBe('curl');
  });

  it('shows the file that code belongs into, with tabs and without', async () => {
    const $ = await rendered(fence('js file="start.mjs"', 'const a = 1;'));
    expect($('figure > figcaption > code').text()).toBe('start.mjs');
    expect($('figure > pre').text().trim()).toBe('const a = 1;');
    const two = await rendered(`${fence('js tab="JavaScript" file="a b.mjs"')}\n\n${fence('python tab="Python"')}`);
    expect(two('figcaption > code').text()).toBe('a b.mjs');
  });

  it.each(['js {1,3}', 'js title=x', 'js tab=""', 'js tab="a'])(
    'leaves alone what says nothing of tabs: %s',
    async (info) => {
      const $ = await rendered(fence(info, 'a'));
      expect($('figcaption, input')).toHaveLength(0);
    },
  );
});
