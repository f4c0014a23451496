import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ArticleSidebar } from '@/components/sections/article-sidebar';
import { OnThisPage } from '@/components/sections/on-this-page';
import { RelatedArticles } from '@/components/sections/related-articles';
import { withNoBreakSpaces } from '@/lib/i18n/no-break-spaces';
import { contentIndex } from '@/lib/content/content-index';
import { getArticle } from '@/lib/pages/articles';
import messages from '@/messages/ru/articles.json';
import { pickArticle } from '../../../articles';
import { setPageLocale } from '../root-params';

beforeEach(() => setPageLocale('ru'));

/** Text with line-break rules applied, as pages show it. */
const typeset = (text: string) => withNoBreakSpaces(text, 'ru');

const links = () => screen.getAllByRole<HTMLAnchorElement>('link', { hidden: true });
const hrefs = () => links().map(({ pathname }) => pathname);
const current = () => links().flatMap((link) => (link.hasAttribute('aria-current') ? link.pathname : []));

async function renderSidebar(collection: 'helps' | 'blog', id: string) {
  const article = await getArticle(collection, id, 'ru');
  render(await ArticleSidebar({ locale: 'ru', collection, article }));
}

it('an article with a single heading has no table of contents', async () => {
  expect(await OnThisPage({ headings: [{ level: 2, id: 'a', text: 'A', items: [], hasSteps: false }] })).toBeNull();
});

it('help articles are grouped by task', async () => {
  const { id } = pickArticle('helps');
  await renderSidebar('helps', id);
  expect(screen.getByText(typeset(messages.topics.install))).toBeTruthy();
  expect(current()).toEqual([`/ru/helps/${id}`]);
});

it('a blog article links to all articles and to its category', async () => {
  const { id, category } = pickArticle('blog');
  await renderSidebar('blog', id);
  expect(hrefs()).toContain('/ru/blog');
  expect(current()).toEqual([`/ru/blog-${category}`]);
});

it('a blog article lists up to three others, untranslated ones in their own language', async () => {
  const article = await getArticle('blog', pickArticle('blog').id, 'ru');
  render(await RelatedArticles({ locale: 'ru', collection: 'blog', article }));
  expect(hrefs().length).toBeGreaterThan(0);
  expect(hrefs().length).toBeLessThanOrEqual(3);
  expect(hrefs()).not.toContain(`/ru${article.path}`);
  for (const heading of screen.getAllByRole('heading', { level: 3 })) {
    const id = heading.querySelector('a')!.getAttribute('href')!.split('/').at(-1);
    const { locales } = contentIndex().blog.find((article) => article.id === id)!;
    expect(heading.getAttribute('lang'), id).toBe(locales.includes('ru') ? null : 'en-US');
  }
});
