import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ArticleSidebar } from '@/components/sections/article-sidebar';
import { PrevNext } from '@/components/sections/prev-next';
import { OnThisPage } from '@/components/sections/on-this-page';
import { RelatedArticles } from '@/components/sections/related-articles';
import { withNoBreakSpaces } from '@/lib/i18n/no-break-spaces';
import { contentIndex } from '@/lib/content/content-index';
import { getArticle } from '@/lib/pages/articles';
import messages from '@/messages/ru/articles.json';
import { setPageLocale } from '../root-params';

vi.mock('server-only', () => ({}));

beforeEach(() => setPageLocale('ru'));

/** Text with line-break rules applied, as pages show it. */
const typeset = (text: string) => withNoBreakSpaces(text, 'ru');

const hrefs = () => screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
const current = () =>
  screen
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.getAttribute('href'));

async function renderSidebar(collection: 'docs' | 'helps' | 'blog' | 'release', id: string) {
  const article = await getArticle(collection, id, 'ru');
  render(await ArticleSidebar({ locale: 'ru', collection, article }));
}

describe('article navigation', () => {
  it('the table of contents lists the headings and links to them', async () => {
    const { html, headings } = await getArticle('docs', 'automation', 'ru');
    render(await OnThisPage({ headings }));
    expect(screen.getByRole('navigation', { name: typeset(messages.onThisPage) })).toBeTruthy();
    expect(hrefs()).toHaveLength(html.match(/<h[23] /g)!.length);
    for (const href of hrefs()) expect(html).toContain(`id="${href!.slice(1)}"`);
  });

  it('there is no table of contents for a single heading', async () => {
    expect(await OnThisPage({ headings: [{ level: 2, id: 'a', text: 'A', items: [], hasSteps: false }] })).toBeNull();
  });

  it('the documentation menu lists sections, with the current page marked and its section open', async () => {
    await renderSidebar('docs', 'proxies');
    expect(hrefs()[0]).toBe('/ru/docs/getting-started');
    expect(current()).toEqual(['/ru/docs/proxies']);
    const open = [...document.querySelectorAll('details[open] > summary')].map((summary) => summary.textContent);
    expect(open).toEqual([typeset(messages.topics.proxies)]);
  });

  it('help articles are grouped by task', async () => {
    await renderSidebar('helps', 'import-cookies');
    expect(screen.getByText(typeset(messages.topics.install))).toBeTruthy();
    expect(current()).toEqual(['/ru/helps/import-cookies']);
  });

  it('a blog article links to all articles and to its category', async () => {
    await renderSidebar('blog', 'one-profile-one-account');
    expect(hrefs()).toContain('/ru/blog');
    expect(current()).toEqual(['/ru/blog-guides']);
  });

  it('previous and next links follow the order of pages; the older release comes first', async () => {
    const prevNextLinks = async (collection: 'docs' | 'release' | 'helps', id: string) => {
      const { container, unmount } = render(await PrevNext({ locale: 'ru', collection, id }));
      const linkElements = within(container).getAllByRole('link');
      const links = linkElements.map((link) => `${link.getAttribute('rel')} ${link.getAttribute('href')}`);
      unmount();
      return links;
    };
    expect(await prevNextLinks('docs', 'proxies')).toEqual([
      'prev /ru/docs/checking-a-fingerprint',
      'next /ru/docs/proxy-types-and-formats',
    ]);
    expect(await prevNextLinks('docs', 'getting-started')).toEqual(['next /ru/docs/system-requirements']);
    // With the labels of the menu.
    expect(await prevNextLinks('helps', 'import-cookies')).toEqual([
      'prev /ru/helps/clone-a-profile',
      'next /ru/helps/export-cookies-and-settings',
    ]);
    expect(await prevNextLinks('release', '1-3-0')).toEqual(['prev /ru/release/1-2-1', 'next /ru/release/1-3-1']);
  });

  it('up to three other blog articles are listed, untranslated ones in their own language', async () => {
    const article = await getArticle('blog', 'one-profile-one-account', 'ru');
    render(await RelatedArticles({ locale: 'ru', collection: 'blog', article }));
    expect(hrefs().length).toBeGreaterThan(0);
    expect(hrefs().length).toBeLessThanOrEqual(3);
    expect(hrefs()).not.toContain('/ru/blog/one-profile-one-account');
    for (const heading of screen.getAllByRole('heading', { level: 3 })) {
      const id = heading.querySelector('a')!.getAttribute('href')!.split('/').at(-1);
      const isRussian = contentIndex()
        .blog.find((article) => article.id === id)!
        .locales.includes('ru');
      expect(heading.getAttribute('lang'), id).toBe(isRussian ? null : 'en-US');
    }
  });
});
