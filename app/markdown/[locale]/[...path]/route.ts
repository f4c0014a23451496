import { isLocaleCode } from '@/lib/i18n/locales';
import { articleMarkdown } from '@/lib/seo/article-markdown';
import { articleAt } from '@/lib/urls/article-path';
import { matchRoute } from '@/lib/urls/match-route';
import { pageCacheControl } from '@/lib/request-routing/cache-control';

/** `{article}.md`, written on first request; the middleware rewrites paths of existing articles to it. */

export const dynamic = 'force-static';

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
