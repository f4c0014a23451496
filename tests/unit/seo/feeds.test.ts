import * as cheerio from 'cheerio';
import { expect, it } from 'vitest';
import type { ArticleMetadata } from '@/lib/content/content-index';
import { pageCopy } from '@/lib/content/page-copy';
import { renderMarkdown } from '@/lib/content/markdown';
import { serializeFeed } from '@/lib/seo/feeds';
import { absoluteArticleLink } from '@/lib/pages/article-link';
import { getArticle, listArticles } from '@/lib/pages/articles';
import { feedFormats, type FeedFormat } from '@/lib/urls/feed-paths';
import { pickArticle } from '../../articles';
import { feedArticles } from '../../backend/feed-lint';

type Articles = Parameters<typeof serializeFeed>[4];

const blogFeed = (locale: 'en' | 'ru' | 'zh', format: FeedFormat, articles: Articles) =>
  serializeFeed(locale, 'blog', format, pageCopy(locale, 'pages', 'blog'), articles);
const [newest] = await listArticles('blog', 'en');
const article = await getArticle('blog', newest!.id, 'en');

/** The article's own page. */
const pageOf = (id: string) => `https://www.facetry.example/blog/${id}`;

it.each(feedFormats)('a feed contains full articles as %s', (format) => {
  const text = blogFeed('en', format, [article]);
  expect(text).toContain(pageOf(article.id));
  const words = article.html.replaceAll(/<[^>]+>/g, ' ').match(/\p{L}{4,}/gu)!;
  // The last words of the text, not only of the description.
  for (const word of words.slice(-3)) expect(text).toContain(word);
});

it('a feed names the team that wrote an article, and contains no site icons', async () => {
  const where = ({ author }: ArticleMetadata) => author === 'support';
  const { id } = pickArticle('blog', { in: ['en', 'ru'], text: /\[!WARNING\]/, where });
  const articles = [await getArticle('blog', id, 'ru')];
  for (const format of feedFormats) {
    const text = blogFeed('ru', format, articles);
    expect(text, format).toContain('Служба поддержки');
    expect(text, format).toContain('Внимание');
    expect(text, format).not.toContain('<svg');
  }
});

it.each(feedFormats)('an article that is not translated is marked as English in its feed as %s', (format) => {
  const translated = { ...article, id: 'translated', path: '/blog/translated', locale: 'ru' } as const;
  const text = blogFeed('ru', format, [article, translated]);
  expect(feedArticles(text, format).map(({ language }) => language)).toEqual(['en-US', 'ru-RU']);
  // Readers that ignore the format's own mark show the article as HTML.
  expect(text.match(/<div lang=\\?"en-US\\?">/g)).toHaveLength(1);
  const feed = format === 'json' ? (JSON.parse(text) as { language: string }).language : text.slice(0, 600);
  expect(feed).toContain('ru-RU');
});

it('RSS names an author as dc:creator, and Atom has an author where an article has none', () => {
  const anonymous = { ...article, author: undefined };
  const rss = cheerio.load(blogFeed('en', 'rss', [{ ...article, author: 'support' }, anonymous]), { xml: true });
  expect(rss('item > author')).toHaveLength(0);
  expect(rss('item > dc\\:creator')).toHaveLength(1);
  const atom = cheerio.load(blogFeed('en', 'atom', [anonymous]), { xml: true });
  expect(atom('feed > author > name').text()).toBe('Facetry');
  expect(atom('entry > author')).toHaveLength(0);
});

it('Chinese readers get URLs that are always Chinese', async () => {
  const newest = await listArticles('blog', 'zh');
  const articles = await Promise.all(newest.map(({ id }) => getArticle('blog', id, 'zh', absoluteArticleLink)));
  const links = blogFeed('zh', 'json', articles).matchAll(/ href=\\"(https:\/\/www\.facetry\.example\/[^\\"]*)\\"/g);
  const targets = [...links].map(([, target]) => target!);
  expect(targets.length).toBeGreaterThan(5);
  expect(targets.filter((target) => !target.includes('.example/zh/'))).toEqual([]);
});

it('a feed is well-formed with any code in an article', () => {
  const html = '<p><code>a[b[0]]>1</code> and <code>c[d[1]]>2</code>\u0008 <img src="/x.png" srcset="/y.png 2x"></p>';
  for (const format of ['rss', 'atom'] as const) {
    const text = blogFeed('en', format, [
      { ...article, html },
      { ...article, html },
    ]);
    const read = cheerio.load(text, { xml: true });
    const bodies = read('content\\:encoded, entry > content').toArray();
    expect(bodies, format).toHaveLength(2);
    for (const body of bodies) expect(read(body).text()).toContain('https://www.facetry.example/x.png');
    expect(text).not.toContain('\u0008');
    expect(text).not.toContain('srcset');
  }
});

it('a feed lists code of all languages under their names, without tabs', async () => {
  const fence = (tab: string) => `\`\`\`bash tab="${tab}"\necho ${tab}\n\`\`\``;
  const links = { file: 'a.md', resolve: () => ({ kind: 'unlinked' }) as const };
  const { html } = await renderMarkdown(`${fence('curl')}\n\n${fence('Python')}`, links);
  const { items } = JSON.parse(blogFeed('en', 'json', [{ ...article, html }])) as { items: { content_html: string }[] };
  const read = cheerio.load(items[0]!.content_html);
  expect(read('input, fieldset')).toHaveLength(0);
  expect(
    read('figcaption')
      .toArray()
      .map((name) => read(name).text()),
  ).toEqual(['curl', 'Python']);
  expect(read('pre')).toHaveLength(2);
});

it('a JSON Feed item has an ID, a URL, a title and dates', () => {
  const json = JSON.parse(blogFeed('en', 'json', [article])) as Record<string, unknown> & {
    items: Record<string, string>[];
  };
  expect(json.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
  expect(json.feed_url).toBe('https://www.facetry.example/blog/feed.json');
  expect(json.items[0]).toMatchObject({ id: pageOf(article.id), url: pageOf(article.id), title: article.title });
  expect(new Date(json.items[0]!.date_published!).toISOString().slice(0, 10)).toBe(article.date);
});
