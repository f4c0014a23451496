import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '@/lib/content/markdown';

const rendered = async (markdown: string) =>
  load((await renderMarkdown(markdown, { file: 'a.md', resolve: (href) => ({ kind: 'link', href }) })).html);
const fenced = (language: string, code: string) => rendered(`\`\`\`${language}\n${code}\n\`\`\``);

describe('code blocks in articles', () => {
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

  it('a code block has no inline styles, which the CSP would block', async () => {
    expect((await fenced('json', '{ "a": 1 }'))('[style]')).toHaveLength(0);
  });

  it('a code block is focusable because it scrolls sideways', async () => {
    expect((await fenced('bash', 'ls'))('pre').attr('tabindex')).toBe('0');
  });

  it('a code block is named after its tab and file, its language, or its first line', async () => {
    const nameOf = async (markdown: string) => (await rendered(markdown))('pre').attr('aria-label');
    expect(await nameOf('```bash file="run.sh"\nls\n```')).toBe('run.sh');
    expect(await nameOf('## Run it\n\n```bash\nls\n```')).toBe('Shell');
    expect(await nameOf('```\nfirst\nsecond\n```')).toBe('first');
  });
});
