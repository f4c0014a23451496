import { createHash, type Hash } from 'node:crypto';
import { brand, colors, logo } from '@/lib/config/brand';
import type { PagePath } from '@/lib/i18n/locale-paths';
import type { ImageText } from '@/lib/og-images/render';

/** Increment when the rendering changes, so that images get new URLs. */
const renderingVersion = 4;

let designHash: Hash | undefined;

/** The hash of what all images share. */
function hashDesign(): Hash {
  const { facets, font } = brand();
  const design = [renderingVersion, colors().light, logo(), facets, ...(font.imagePackage ? [font.imagePackage] : [])];
  return createHash('sha256').update(JSON.stringify(design));
}

/** Returns ten hexadecimal digits that change with the content of an image. */
export function imageDigest(text: ImageText): string {
  const { locale, title, kicker, host, cover } = text;
  const serialized = JSON.stringify([locale, title, kicker, text.brand, host, cover]);
  return (designHash ??= hashDesign()).copy().update(serialized).digest('hex').slice(0, 10);
}

/** Returns the URL of a page's image: `/og/0123456789/ru/blog.png`. It contains the digest, so it is immutable. */
export function imageUrl(text: ImageText, path: PagePath): string {
  return `/og/${imageDigest(text)}/${text.locale}${path === '/' ? '/home' : path}.png`;
}

export type ImageRequest = { digest: string; locale: string; path: PagePath };

/** Parses an image URL; null if it is not one. */
export function parseImageUrl(digest: string, locale: string, rest: readonly string[]): ImageRequest | null {
  const name = /^(\/.+)\.png$/.exec(`/${rest.join('/')}`)?.[1];
  return name === undefined ? null : { digest, locale, path: name === '/home' ? '/' : name };
}
