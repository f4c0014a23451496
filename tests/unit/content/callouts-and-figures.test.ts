import { describe, expect, it } from 'vitest';
import { contentIndex } from '@/lib/content/content-index';
import { renderMarkdown } from '@/lib/content/markdown';
import type { LocaleCode } from '@/lib/i18n/locales';

const render = async (text: string, locale?: LocaleCode) => {
  const links = { file: 'a.md', resolve: () => ({ kind: 'broken' }) as const };
  return (await renderMarkdown(text, links, locale)).html;
};

describe('notes in articles', () => {
  it('a note without a kind is a quotation, and an unknown kind is rejected', async () => {
    expect(await render('> Words of others.')).toContain('<blockquote>');
    await expect(render('> [!DANGER]\n> No.')).rejects.toThrow(
      'a.md:1: text: "[!DANGER]" must be [!NOTE], [!TIP] or [!WARNING]',
    );
  });
});

describe('images in articles', () => {
  it('an image within a sentence or without a title stays inline', async () => {
    expect(await render('a ![b](/images/leaks-past-a-proxy.webp "c")')).not.toContain('<figure');
    expect(await render('![b](/images/leaks-past-a-proxy.webp)')).toMatch(/^<p><img [^>]*width="1408"/);
  });

  it('a missing image in an article is rejected', async () => {
    await expect(render('![b](/images/none.webp)')).rejects.toThrow(
      'a.md:1: text: image public/images/none.webp not found',
    );
  });
});

it('every article of blog and news names the team that wrote it', () => {
  const { blog, news } = contentIndex();
  expect([...blog, ...news].filter(({ author }) => !author).map(({ id }) => id)).toEqual([]);
});
