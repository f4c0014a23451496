import { expect, it } from 'vitest';
import { imageUrl, imageDigest, parseImageUrl } from '@/lib/og-images/image-url';
import { ogText } from './og-text';

const text = ogText({ locale: 'ru', title: 'Заголовок', kicker: 'Блог' });

it('the URL of an OG image contains a ten-digit hash of everything it shows', () => {
  const cover = { motif: 'window', hue: 1, secondaryHue: 2, lightDirection: 0, isMirrored: false } as const;
  const others = [
    { title: 'x' },
    { kicker: null },
    { brand: 'x' },
    { host: 'x' },
    { locale: 'uk' as const },
    { cover },
  ];
  const digests = [text, ...others.map((other) => ({ ...text, ...other }))].map(imageDigest);
  expect(new Set(digests).size).toBe(digests.length);
  for (const digest of digests) expect(digest).toMatch(/^[\da-f]{10}$/);
  expect(imageDigest({ ...text })).toBe(digests[0]);
});

it.each(['/', '/blog', '/blog/one-profile-one-account'])('the URL of an OG image resolves to the page %s', (path) => {
  const [, og, digest, locale, ...rest] = imageUrl(text, path).split('/');
  expect(og).toBe('og');
  expect(parseImageUrl(digest!, locale!, rest)).toEqual({ digest: imageDigest(text), locale: 'ru', path });
});

it('an OG image URL without the image extension does not resolve', () => {
  expect(parseImageUrl('0123456789', 'ru', ['blog'])).toBeNull();
  expect(parseImageUrl('0123456789', 'ru', ['.png'])).toBeNull();
});
