import { contentIndex } from '@/lib/content/content-index';
import { isLocaleCode } from '@/lib/i18n/locales';
import { articleMarkdown } from '@/lib/machine-readable/article-markdown';
import { articlesAtBuild } from '@/lib/pages/made-at-build';
import { articleAt, articlePath } from '@/lib/routes/article-path';
import { matchRoute } from '@/lib/routes/match';
import { collectionNames } from '@/lib/routes/route-table';
import { pageCacheControl } from '@/lib/routing/cache-control';

/** `{article}.md`, made where the article's page is; the middleware leads the addresses of written articles here. */

export const dynamic = 'force-static';
export const dynamicParams = true;

export const generateStaticParams = () =>
  collectionNames.flatMap((collection) =>
    articlesAtBuild(contentIndex()[collection]).flatMap(({ id, locales }) => {
      const path = articlePath(collection, id).slice(1).split('/');
      return locales.map((locale) => ({ locale, path }));
    }),
  );

export async function GET(_request: Request, { params }: RouteContext<'/markdown/[locale]/[...path]'>) {
  const { locale, path } = await params;
  const match = matchRoute(`/${path.join('/')}`);
  const article = match && articleAt(match);
  if (!isLocaleCode(locale) || !article) return new Response(null, { status: 404 });
  return new Response(await articleMarkdown(article.collection, article.id, locale), {
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Cache-Control': pageCacheControl.public,
      'X-Robots-Tag': 'noindex',
    },
  });
}
