import * as cheerio from 'cheerio';
import { describe, expect, it, vi } from 'vitest';
import { pageCopy } from '@/lib/content/page-copy';
import { renderMarkdown } from '@/lib/content/markdown';
import { feedText } from '@/lib/seo/feeds';
import { absoluteArticleLink } from '@/lib/pages/article-link';
import { getArticle, listArticles } from '@/lib/pages/articles';
import { feedFormats } from '@/lib/urls/feed-paths';
import { pickArticle } from '../../articles';
import { feedArticles } from '../../backend/feed-lint';

vi.mock('server-only', () => ({}));

async function feed(format: 'rss' | 'atom' | 'json') {
  const [newest] = await listArticles('blog', 'en');
  const articles = [await getArticle('blog', newest!.id, 'en')];
  return { text: feedText('en', 'blog', format, pageCopy('en', 'pages', 'blog'), articles), article: articles[0]! };
}

/** The article's own page. */
const pageOf = (id: string) => `https://www.facetry.example/blog/${id}`;

describe('feeds', () => {
  it.each(['rss', 'atom', 'json'] as const)('a feed contains full articles as %s', async (format) => {
    const { text, article } = await feed(format);
    expect(text).toContain(pageOf(article.id));
    const words = article.html.replaceAll(/<[^>]+>/g, ' ').match(/\p{L}{4,}/gu)!;
    // The last words of the text, not only of the description.
    for (const word of words.slice(-3)) expect(text).toContain(word);
  });

  it('a feed names the team that wrote an article, and contains no site icons', async () => {
    const { id } = pickArticle('blog', {
      in: ['en', 'ru'],
      text: /\[!WARNING\]/,
      where: ({ author }) => author === 'support',
    });
    const articles = [await getArticle('blog', id, 'ru')];
    for (const format of ['rss', 'atom', 'json'] as const) {
      const text = feedText('ru', 'blog', format, pageCopy('ru', 'pages', 'blog'), articles);
      expect(text, format).toContain('Служба поддержки');
      expect(text, format).toContain('Внимание');
      expect(text, format).not.toContain('<svg');
    }
  });

  it.each(feedFormats)('an article that is not translated is marked as English in its feed as %s', async (format) => {
    const [newest] = await listArticles('blog', 'en');
    const article = await getArticle('blog', newest!.id, 'en');
    const articles = [
      article,
      { ...article, id: 'translated', path: '/blog/translated' as const, locale: 'ru' as const },
    ];
    const text = feedText('ru', 'blog', format, pageCopy('ru', 'pages', 'blog'), articles);
    expect(feedArticles(text, format).map(({ language }) => language)).toEqual(['en-US', 'ru-RU']);
    // Readers that ignore the format's own mark show the article as HTML.
    expect(text.match(/<div lang=\\?"en-US\\?">/g)).toHaveLength(1);
    const feed = format === 'json' ? (JSON.parse(text) as { language: string }).language : text.slice(0, 600);
    expect(feed).toContain('ru-RU');
  });

  it('RSS names an author as dc:creator, and Atom has an author where an article has none', async () => {
    const { article } = await feed('rss');
    const copy = pageCopy('en', 'pages', 'blog');
    const [team, anonymous] = [
      { ...article, author: 'support' as const },
      { ...article, author: undefined },
    ];
    const rss = cheerio.load(feedText('en', 'blog', 'rss', copy, [team, anonymous]), { xml: true });
    expect(rss('item > author')).toHaveLength(0);
    expect(rss('item > dc\\:creator')).toHaveLength(1);
    const atom = cheerio.load(feedText('en', 'release', 'atom', copy, [anonymous]), { xml: true });
    expect(atom('feed > author > name').text()).toBe('Facetry');
    expect(atom('entry > author')).toHaveLength(0);
  });

  it('Chinese readers get URLs that are always Chinese', async () => {
    const newest = await listArticles('blog', 'zh');
    const articles = await Promise.all(newest.map(({ id }) => getArticle('blog', id, 'zh', absoluteArticleLink)));
    const text = feedText('zh', 'blog', 'json', pageCopy('zh', 'pages', 'blog'), articles);
    const targets = [...text.matchAll(/ href=\\"(https:\/\/www\.facetry\.example\/[^\\"]*)\\"/g)].map(
      ([, target]) => target!,
    );
    expect(targets.length).toBeGreaterThan(5);
    expect(targets.filter((target) => !target.includes('.example/zh/'))).toEqual([]);
  });

  it('a feed is well-formed with any code in an article', async () => {
    const { article } = await feed('rss');
    const html = '<p><code>a[b[0]]>1</code> and <code>c[d[1]]>2</code>\u0008 <img src="/x.png" srcset="/y.png 2x"></p>';
    const articles = [
      { ...article, html },
      { ...article, html },
    ];
    for (const format of ['rss', 'atom'] as const) {
      const text = feedText('en', 'blog', format, pageCopy('en', 'pages', 'blog'), articles);
      const read = cheerio.load(text, { xml: true });
      const bodies = read('content\\:encoded, entry > content').toArray();
      expect(bodies, format).toHaveLength(2);
      for (const body of bodies) expect(read(body).text()).toContain('https://www.facetry.example/x.png');
      expect(text).not.toContain('\u0008');
      expect(text).not.toContain('srcset');
    }
  });

  it('a feed lists code of all languages under their names, without tabs', async () => {
    const { article } = await feed('rss');
    const fence = (tab: string) => `\`\`\`bash tab="${tab}"\necho ${tab}\n\`\`\``;
    const links = { file: 'a.md', resolve: () => ({ kind: 'unlinked' }) as const };
    const { html } = await renderMarkdown(`${fence('curl')}\n\n${fence('Python')}`, links);
    const text = feedText('en', 'blog', 'json', pageCopy('en', 'pages', 'blog'), [{ ...article, html }]);
    const { items } = JSON.parse(text) as { items: { content_html: string }[] };
    const read = cheerio.load(items[0]!.content_html);
    expect(read('input, fieldset')).toHaveLength(0);
    const names = read('figcaption')
      .toArray()
      .map((name) => read(name).text());
    expect(names).toEqual(['curl', 'Python']);
    expect(read('pre')).toHaveLength(2);
  });

  it('a JSON Feed item has an ID, a URL, a title and dates', async () => {
    const { text, article } = await feed('json');
    const json = JSON.parse(text) as Record<string, unknown> & { items: Record<string, string>[] };
    expect(json.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
    expect(json.feed_url).toBe('https://www.facetry.example/blog/feed.json');
    expect(json.items[0]).toMatchObject({ id: pageOf(article.id), url: pageOf(article.id), title: article.title });
    expect(new Date(json.items[0]!.date_published!).toISOString().slice(0, 10)).toBe(article.date);
  });
});
