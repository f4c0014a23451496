import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '@/lib/content/markdown';

const rendered = async (markdown: string) =>
  load((await renderMarkdown(markdown, { file: 'a.md', resolve: (href) => ({ kind: 'link', href }) })).html);
const fenced = (language: string, code: string) => rendered(`\`\`\`${language}\n${code}\n\`\`\``);

describe('code in articles', () => {
  it('keeps every letter, whichever its language', async () => {
    for (const language of ['bash', 'js', 'json', 'python', 'yaml', 'text', 'cobol', '']) {
      const code = `a = "<b> & c" # d\n\n  { "e": [1, true] }`;
      const $ = await fenced(language, code);
      expect($('figure > pre > code').text().trimEnd(), language).toBe(code);
    }
  });

  it('says what language it is in where that is known, and tells strings from keywords by class', async () => {
    const $ = await fenced('js', `const a = 'b';`);
    expect($('figure').attr('data-code')).toBe('JavaScript');
    expect($('.keyword').text()).toContain('const');
    expect($('.string').text()).toBe(`'b'`);
    expect((await fenced('text', 'const'))('figure').attr('data-code')).toBeUndefined();
  });

  it('has no styles of its own, which the policy would refuse', async () => {
    expect((await fenced('json', '{ "a": 1 }'))('[style]')).toHaveLength(0);
  });

  it('can be reached by keyboard, since it scrolls sideways', async () => {
    expect((await fenced('bash', 'ls'))('pre').attr('tabindex')).toBe('0');
  });
});
