import { withPlainSpaces } from '@/lib/i18n/no-break-spaces';
import { sourceLocale } from '@/lib/i18n/locales';
import type { PagePath } from '@/lib/i18n/locale-paths';
import { listArticles } from '@/lib/pages/articles';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import { canonicalUrl, servedLocales } from '@/lib/pages/locale-variants';
import { alternativeIds, featureIds, solutionIds, topicIds } from '@/lib/urls/catalogue';
import { pathTo } from '@/lib/urls/path-to';
import { site } from '@/lib/config/site';

const line = (title: string, url: string, text: string) => `- [${title}](${url}): ${text}`;

function pages(heading: string, paths: readonly PagePath[]): string {
  const lines = paths
    .filter((path) => servedLocales(path).includes(sourceLocale))
    .map((path) => {
      const { name, description } = pageCopyAt(sourceLocale, path);
      return line(name, canonicalUrl(sourceLocale, path), description);
    });
  return `## ${heading}\n\n${lines.join('\n')}`;
}

/** Maximum number of articles per collection, newest first; the sitemaps list all of them. */
const maxArticles = 200;

async function articles(collection: 'docs' | 'helps' | 'blog'): Promise<string> {
  const newest = await listArticles(collection, sourceLocale, {}, { from: 0, to: maxArticles });
  const lines = newest.map(({ path, title, description }) =>
    line(title, `${canonicalUrl(sourceLocale, path)}.md`, description),
  );
  return `## ${pageCopyAt(sourceLocale, pathTo(collection)).name}\n\n${lines.join('\n')}`;
}

/**
 * Index of the site for language models, in English (llmstxt.org): names, URLs and descriptions by section, articles as
 * Markdown.
 */
export async function llmsTxt(): Promise<string> {
  const { description } = pageCopyAt(sourceLocale, pathTo('home'));
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
    // Externally hosted documentation is not part of this site.
    ...(site.docsUrl ? [] : [await articles('docs')]),
    await articles('helps'),
    await articles('blog'),
  ];
  return withPlainSpaces(`# ${site.name}\n\n> ${description}\n\n${sections.join('\n\n')}\n`);
}
