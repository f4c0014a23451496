import { isLocaleCode } from '@/lib/i18n/locales';
import { pageCacheControl } from '@/lib/request-routing/cache-control';
import { imageUrl, parseImageUrl } from '@/lib/og-images/image-url';
import { imageResponse } from '@/lib/og-images/image-response';
import { imageText } from '@/lib/og-images/image-text';

/** `/og/{digest}/{locale}/{page}.png`: Open Graph images of existing pages. */

const notFound = () => new Response('Image not found.', { status: 404 });

type Context = RouteContext<'/og/[digest]/[locale]/[...path]'>;

export async function GET(_request: Request, { params }: Context) {
  const { digest, locale, path: rest } = await params;
  const image = parseImageUrl(digest, locale, rest);
  if (!image || !isLocaleCode(locale)) return notFound();
  const text = await imageText(locale, image.path);
  if (!text) return notFound();
  const url = imageUrl(text, image.path);
  // The text has changed since this URL was shared.
  if (!url.startsWith(`/og/${digest}/`)) {
    return new Response(null, {
      status: 308,
      headers: { Location: url, 'Cache-Control': pageCacheControl.public },
    });
  }
  return imageResponse(text, 'public, max-age=31536000, immutable');
}
