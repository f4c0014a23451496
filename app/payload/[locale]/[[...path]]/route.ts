import { readFile } from 'node:fs/promises';
import { isLocaleCode, type LocaleCode } from '@/lib/i18n/locales';
import { jsonResponse, notFoundJson } from '@/lib/page-data/json-response';
import { pageFile } from '@/lib/page-data/page-file';
import { readPayload } from '@/lib/page-data/page-payload';

/** `{page}/_payload.json`; the middleware leads the addresses of existing pages here and sets how they are cached. */

export const dynamic = 'force-dynamic';

async function readPage(locale: LocaleCode, inner: string): Promise<string | null> {
  const file = pageFile(locale, inner);
  if (!file) return null;
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

export async function GET(_request: Request, { params }: RouteContext<'/payload/[locale]/[[...path]]'>) {
  const { locale, path = [] } = await params;
  const html = isLocaleCode(locale) ? await readPage(locale, `/${path.join('/')}`) : null;
  // What the middleware has set on the answer stands; this is what is sent if it has set nothing.
  if (html === null || !isLocaleCode(locale)) return notFoundJson('This page is made for each request.', 'no-store');
  return jsonResponse(readPayload(locale, html));
}
