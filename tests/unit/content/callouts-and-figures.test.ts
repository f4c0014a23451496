import { describe, expect, it } from 'vitest';
import { contentIndex } from '@/lib/content/content-index';
import { renderMarkdown } from '@/lib/content/markdown';
import { plainCallouts } from '@/lib/content/rehype-callouts';
import type { LocaleCode } from '@/lib/i18n/locales';

const render = async (text: string, locale?: LocaleCode) => {
  const links = { file: 'a.md', resolve: () => ({ kind: 'broken' }) as const };
  return (await renderMarkdown(text, links, locale)).html;
};

describe('notes in articles', () => {
  it("a note has a label in the article's language and an icon", async () => {
    const html = await render('> [!WARNING]\n> Do *not* do this.\n>\n> Never.');
    expect(html).toMatch(/^<div role="note" data-callout="warning"><p><strong><svg [^>]*aria-hidden="true">/);
    expect(html).toContain('</svg>Warning</strong></p>');
    expect(html).toContain('<p>Do <em>not</em> do this.</p>');
    expect(html).toContain('<p>Never.</p>');
    expect(html).not.toContain('[!');
    expect(await render('> [!TIP]\n> Так.', 'ru')).toContain('</svg>Совет</strong>');
    expect(await render('> [!NOTE]\n>\n> - one')).toContain('</strong></p>\n\n<ul>');
  });

  it('a note without a kind is a quotation, and an unknown kind is rejected', async () => {
    expect(await render('> Words of others.')).toContain('<blockquote>');
    await expect(render('> [!DANGER]\n> No.')).rejects.toThrow(
      'a.md:1: text: "[!DANGER]" must be [!NOTE], [!TIP] or [!WARNING]',
    );
  });

  it('a note is a quotation with its label in plain Markdown', () => {
    expect(plainCallouts('Text.\n\n> [!TIP]\n> Do this.\n', 'en')).toBe('Text.\n\n> **Tip**\n>\n> Do this.\n');
    expect(plainCallouts('> Words of others.', 'en')).toBe('> Words of others.');
  });
});

describe('images in articles', () => {
  it('a block image with a title is a figure with a caption, responsive and with its size reserved', async () => {
    const html = await render('![A stone](/images/leaks-past-a-proxy.webp "Cut stone")');
    expect(html).toMatch(/^<figure data-picture=""><img [^>]*><figcaption>Cut stone<\/figcaption><\/figure>$/);
    expect(html).toContain('alt="A stone"');
    expect(html).toContain('width="1408" height="1000"');
    expect(html).toMatch(/srcset="\/_next\/image\?[^"]*w=320[^"]* 320w, [^"]*w=1534&#x26;q=100 1408w"/);
    expect(html).toContain('loading="lazy"');
    expect(html).not.toContain('title=');
  });

  it('an image within a sentence or without a title stays inline', async () => {
    expect(await render('a ![b](/images/leaks-past-a-proxy.webp "c")')).not.toContain('<figure');
    expect(await render('![b](/images/leaks-past-a-proxy.webp)')).toMatch(/^<p><img [^>]*width="1408"/);
  });

  it('a missing image is rejected', async () => {
    await expect(render('![b](/images/none.webp)')).rejects.toThrow(
      'a.md:1: text: image public/images/none.webp not found',
    );
  });
});

it('every article of blog and news names the team that wrote it', () => {
  const { blog, news } = contentIndex();
  expect([...blog, ...news].filter(({ author }) => !author).map(({ id }) => id)).toEqual([]);
});
