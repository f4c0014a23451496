import { createHash } from 'node:crypto';
import type { PagePath } from '@/lib/i18n/paths';
import type { ImageText } from '@/lib/og-images/render';

/** Raised whenever the same words are drawn differently, so that the new picture has a new address. */
const drawing = 4;

/** Ten hexadecimal digits that change with everything a picture is made of. */
export function imageDigest(text: ImageText): string {
  const { locale, title, kicker, brand, host, cover } = text;
  const all = JSON.stringify([drawing, locale, title, kicker, brand, host, cover]);
  return createHash('sha256').update(all).digest('hex').slice(0, 10);
}

/** Where a page's picture is: `/og/0123456789/ru/blog.png`. The address holds the digest, so it can be kept for ever. */
export function imageUrl(text: ImageText, path: PagePath): string {
  return `/og/${imageDigest(text)}/${text.locale}${path === '/' ? '/home' : path}.png`;
}

export type ImageRequest = { digest: string; locale: string; path: PagePath };

/** Reads the parts of such an address; null when it is none. */
export function parseImageUrl(digest: string, locale: string, rest: readonly string[]): ImageRequest | null {
  const name = /^(\/.+)\.png$/.exec(`/${rest.join('/')}`)?.[1];
  return name === undefined ? null : { digest, locale, path: name === '/home' ? '/' : name };
}
