import { localApiDocument } from '@/lib/content/reference/local-api';
import { sourceLocale } from '@/lib/i18n/locales';
import { jsonResponse } from '@/lib/page-data/json-response';
import { pageCacheControl } from '@/lib/request-routing/cache-control';

/** `/local-api/openapi.json`, made at build: the local API of the product for programs (docs/machine-readable.md). */

export const dynamic = 'force-static';

export function GET() {
  return jsonResponse(localApiDocument(sourceLocale), { 'Cache-Control': pageCacheControl.public });
}
