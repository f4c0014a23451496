import { languageTag } from '@/lib/i18n/locales';
import { islandData, islandLocale } from '@/lib/page-data/islands';
import { jsonResponse, notFoundJson } from '@/lib/page-data/json-response';
import { pageCacheControl } from '@/lib/request-routing/cache-control';

export const dynamic = 'force-dynamic';

/** `/__nuxt_island/{key}.json?lang=ru-RU`; next.config.ts rewrites the public path to this route. */
export async function GET(request: Request, { params }: RouteContext<'/islands/[key]'>) {
  const { key } = await params;
  const locale = islandLocale(new URL(request.url).searchParams.get('lang'));
  const data = await islandData(key, locale);
  if (data === null) return notFoundJson('There is no island of this name.', pageCacheControl.public);
  return jsonResponse({ key, lang: languageTag(locale), data }, { 'Cache-Control': pageCacheControl.public });
}
