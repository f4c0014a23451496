import { isLocaleCode } from '@/lib/i18n/locales';
import { cachedImage, RenderQueueFullError } from '@/lib/og-images/cache';
import { shareCard } from '@/lib/seo/share-card';
import { signedInMember } from '@/lib/workbench/auth/session';
import { linksPath, signInPath } from '@/lib/workbench/paths';

/** `/workbench/links/card?locale=…&path=…`: the Open Graph image of a page, also where the workbench has its own host. */
export async function GET(request: Request): Promise<Response> {
  if (!(await signedInMember(request.headers))) {
    return new Response(null, { status: 303, headers: { Location: signInPath(linksPath) } });
  }
  const search = new URL(request.url).searchParams;
  const locale = search.get('locale') ?? '';
  const card = isLocaleCode(locale) ? await shareCard(locale, search.get('path') ?? '') : null;
  if (!card?.image) return new Response('Image not found.', { status: 404 });
  const png = await cachedImage(card.image).catch((error: unknown) => {
    if (error instanceof RenderQueueFullError) return null;
    throw error;
  });
  if (!png)
    return new Response('Too many images are being rendered.', { status: 503, headers: { 'Retry-After': '5' } });
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
