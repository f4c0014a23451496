import { readFile } from 'node:fs/promises';
import { isInternalLocale, localeFromInternal, type InternalLocale } from '@/lib/i18n/internal-locale';
import { jsonResponse, notFoundJson } from '@/lib/page-data/json-response';
import { pageFile } from '@/lib/page-data/page-file';
import { readPayload } from '@/lib/page-data/page-payload';

/** `{page}/_payload.json`; the middleware rewrites paths of existing pages to it and sets Cache-Control. */

export const dynamic = 'force-dynamic';

async function readPage(locale: InternalLocale, internalPath: string): Promise<string | null> {
  const file = pageFile(locale, internalPath);
  if (!file) return null;
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

export async function GET(_request: Request, { params }: RouteContext<'/payload/[locale]/[[...path]]'>) {
  const { locale, path = [] } = await params;
  const html = isInternalLocale(locale) ? await readPage(locale, `/${path.join('/')}`) : null;
  // A Cache-Control set by the middleware wins; this one applies otherwise.
  if (html === null || !isInternalLocale(locale))
    return notFoundJson('This page is rendered per request and has no payload.', 'no-store');
  return jsonResponse(readPayload(localeFromInternal(locale), html));
}
