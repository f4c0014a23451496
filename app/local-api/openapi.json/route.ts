import { localApiDocument } from '@/lib/content/reference/local-api';
import { sourceLocale } from '@/lib/i18n/locales';
import { jsonResponse } from '@/lib/page-data/json-response';
import { pageCacheControl } from '@/lib/request-routing/cache-control';

/** `/local-api/openapi.json`, built statically: the product's local API (docs/seo.md). */

export const dynamic = 'force-static';

export function GET() {
  return jsonResponse(localApiDocument(sourceLocale), { 'Cache-Control': pageCacheControl.public });
}
