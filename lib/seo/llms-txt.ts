import { withPlainSpaces } from '@/lib/i18n/no-break-spaces';
import { sourceLocale } from '@/lib/i18n/locales';
import type { PagePath } from '@/lib/i18n/locale-paths';
import { listArticles } from '@/lib/pages/articles';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import { canonicalUrl, servedLocales } from '@/lib/pages/locale-variants';
import { alternativeIds } from '@/lib/urls/alternatives';
import { companyPageIds, featureIds, toolIds, topicIds } from '@/lib/urls/catalog';
import { solutionIds } from '@/lib/urls/solutions';
import { pathTo } from '@/lib/urls/path-to';
import { site } from '@/lib/config/site';

const listItem = (title: string, url: string, text: string) => `- [${title}](${url}): ${text}`;

function pageSection(heading: string, paths: readonly PagePath[]): string {
  const lines = paths
    .filter((path) => servedLocales(path).includes(sourceLocale))
    .map((path) => {
      const { name, description } = pageCopyAt(sourceLocale, path);
      return listItem(name, canonicalUrl(sourceLocale, path), description);
    });
  return `## ${heading}\n\n${lines.join('\n')}`;
}

/** Maximum number of articles per collection, newest first; the sitemaps list all of them. */
const maxArticles = 200;

async function articleSection(collection: 'docs' | 'helps' | 'blog'): Promise<string> {
  const newest = await listArticles(collection, sourceLocale, {}, { from: 0, to: maxArticles });
  const lines = newest.map(({ path, title, description }) =>
    listItem(title, `${canonicalUrl(sourceLocale, path)}.md`, description),
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
    pageSection('Product', [
      ...(['home', 'pricing', 'download', 'faq'] as const).map((id) => pathTo(id)),
      ...[...featureIds, ...topicIds].map((html) => pathTo('html', { html })),
    ]),
    pageSection(
      'Tools',
      toolIds.map((html) => pathTo('html', { html })),
    ),
    pageSection(
      'Solutions',
      solutionIds().map((id) => pathTo('solution', { id })),
    ),
    pageSection(
      'Alternatives',
      alternativeIds().map((id) => pathTo('alternative', { id })),
    ),
    pageSection('Company', [
      ...(['about-us', 'pre-sales'] as const).map((id) => pathTo(id)),
      ...companyPageIds.map((html) => pathTo('html', { html })),
    ]),
    // Externally hosted documentation is not part of this site.
    ...(site.docsUrl ? [] : [await articleSection('docs')]),
    await articleSection('helps'),
    await articleSection('blog'),
  ];
  return withPlainSpaces(`# ${site.name}\n\n> ${description}\n\n${sections.join('\n\n')}\n`);
}
