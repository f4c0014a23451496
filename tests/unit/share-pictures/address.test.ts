import { describe, expect, it } from 'vitest';
import { pictureAddress, pictureDigest, readPictureParts } from '@/lib/share-pictures/address';
import type { PictureText } from '@/lib/share-pictures/draw';

const text: PictureText = {
  locale: 'ru',
  title: 'Заголовок',
  kicker: 'Блог',
  brand: 'Facetry',
  host: 'www.example',
  cover: null,
};

describe('the address of a picture', () => {
  it('holds ten digits that change with everything the picture shows', () => {
    const cover = { motif: 'window', hue: 1, second: 2, turn: 0, mirrored: false } as const;
    const others = [
      { title: 'x' },
      { kicker: null },
      { brand: 'x' },
      { host: 'x' },
      { locale: 'uk' as const },
      { cover },
    ];
    const digests = [text, ...others.map((other) => ({ ...text, ...other }))].map(pictureDigest);
    expect(new Set(digests).size).toBe(digests.length);
    for (const digest of digests) expect(digest).toMatch(/^[\da-f]{10}$/);
    expect(pictureDigest({ ...text })).toBe(digests[0]);
  });

  it.each(['/', '/blog', '/blog/one-profile-one-account'])('leads back to the page %s', (path) => {
    const [, og, digest, locale, ...rest] = pictureAddress(text, path).split('/');
    expect(og).toBe('og');
    expect(readPictureParts(digest!, locale!, rest)).toEqual({ digest: pictureDigest(text), locale: 'ru', path });
  });

  it('is none without the ending of a picture', () => {
    expect(readPictureParts('0123456789', 'ru', ['blog'])).toBeNull();
    expect(readPictureParts('0123456789', 'ru', ['.png'])).toBeNull();
  });
});
