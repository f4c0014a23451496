import { isLocaleCode } from '@/lib/i18n/locales';
import { pageCacheControl } from '@/lib/request-routing/cache-control';
import { imageUrl, parseImageUrl } from '@/lib/og-images/image-url';
import { cachedImage, RenderQueueFull } from '@/lib/og-images/cache';
import { imageText } from '@/lib/og-images/image-text';

/** `/og/{digest}/{locale}/{page}.png`: what is shown where a page is shared. Only pages that exist have one. */

const notFound = () => new Response('There is no such picture.', { status: 404 });

type Context = RouteContext<'/og/[digest]/[locale]/[...path]'>;

export async function GET(_request: Request, { params }: Context) {
  const { digest, locale, path: rest } = await params;
  const asked = parseImageUrl(digest, locale, rest);
  if (!asked || !isLocaleCode(locale)) return notFound();
  const text = await imageText(locale, asked.path);
  if (!text) return notFound();
  const address = imageUrl(text, asked.path);
  // The words have changed since the address was shared.
  if (!address.startsWith(`/og/${digest}/`)) {
    return new Response(null, {
      status: 308,
      headers: { Location: address, 'Cache-Control': pageCacheControl.public },
    });
  }
  const picture = await cachedImage(text).catch((error: unknown) => {
    if (error instanceof RenderQueueFull) return null;
    throw error;
  });
  if (!picture) {
    return new Response('Too many pictures are being drawn.', {
      status: 503,
      headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' },
    });
  }
  return new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=31536000, immutable' },
  });
}
