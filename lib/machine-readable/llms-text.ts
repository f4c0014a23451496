import { withoutJoins } from '@/lib/i18n/line-joins';
import { sourceLocale } from '@/lib/i18n/locales';
import type { PagePath } from '@/lib/i18n/paths';
import { listArticles } from '@/lib/pages/articles';
import { copyAt } from '@/lib/pages/copy-of';
import { canonicalUrl, servedLocales } from '@/lib/pages/page-versions';
import { alternativeIds, featureIds, solutionIds, topicIds } from '@/lib/routes/catalogue';
import { pathTo } from '@/lib/routes/path-to';
import { site } from '@/lib/settings/site';

const line = (title: string, url: string, text: string) => `- [${title}](${url}): ${text}`;

function pages(heading: string, paths: readonly PagePath[]): string {
  const lines = paths
    .filter((path) => servedLocales(path).includes(sourceLocale))
    .map((path) => {
      const { name, description } = copyAt(sourceLocale, path);
      return line(name, canonicalUrl(sourceLocale, path), description);
    });
  return `## ${heading}\n\n${lines.join('\n')}`;
}

/** So many articles of a collection are named, the newest: all of them are in the sitemaps. */
const mostListed = 200;

async function articles(collection: 'docs' | 'helps' | 'blog'): Promise<string> {
  const newest = await listArticles(collection, sourceLocale, {}, { from: 0, to: mostListed });
  const lines = newest.map(({ path, title, description }) =>
    line(title, `${canonicalUrl(sourceLocale, path)}.md`, description),
  );
  return `## ${copyAt(sourceLocale, pathTo(collection)).name}\n\n${lines.join('\n')}`;
}

/**
 * What the site holds, in English, for programs that read: names, addresses and descriptions by section, articles as Markdown.
 * The format is that of llmstxt.org.
 */
export async function llmsText(): Promise<string> {
  const { description } = copyAt(sourceLocale, pathTo('home'));
  const sections = [
    pages('Product', [
      ...(['home', 'pricing', 'download', 'faq'] as const).map((id) => pathTo(id)),
      ...[...featureIds, ...topicIds].map((html) => pathTo('html', { html })),
    ]),
    pages(
      'Solutions',
      solutionIds.map((id) => pathTo('solution', { id })),
    ),
    pages(
      'Alternatives',
      alternativeIds.map((id) => pathTo('alternative', { id })),
    ),
    // With a host of its own the documentation is not read here.
    ...(site.docsUrl ? [] : [await articles('docs')]),
    await articles('helps'),
    await articles('blog'),
  ];
  return withoutJoins(`# ${site.name}\n\n> ${description}\n\n${sections.join('\n\n')}\n`);
}
