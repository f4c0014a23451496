import { localApiDocument } from '@/lib/content/reference/local-api';
import { sourceLocale } from '@/lib/i18n/locales';
import { jsonAnswer } from '@/lib/machine-readable/json-answer';
import { pageCacheControl } from '@/lib/routing/cache-control';

/** `/local-api/openapi.json`, made at build: the local API of the product for programs (docs/machine-readable.md). */

export const dynamic = 'force-static';

export function GET() {
  return jsonAnswer(localApiDocument(sourceLocale), { 'Cache-Control': pageCacheControl.public });
}
