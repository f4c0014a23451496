import { expect, it, vi } from 'vitest';
import type { Brand } from '@/lib/config/brand-schema';
import type { ImageParts } from '@/lib/og-images/image-svg';
import { ogText } from './og-text';

const parts: ImageParts = { title: [], kicker: [], brand: [], host: [], isTallScript: false, cover: null };

/** Image and URL of a page without a cover, with a changed profile color or without facets. */
async function imageWith(changes: { profileColor?: string; facets?: Brand['facets'] }) {
  vi.resetModules();
  vi.doMock('@/lib/config/brand', async (importOriginal) => {
    const original = await importOriginal<typeof import('@/lib/config/brand')>();
    const { light, dark } = original.colors();
    const color = changes.profileColor ?? light['profile-color-1'];
    return {
      ...original,
      brand: () => ({ ...original.brand(), ...('facets' in changes ? { facets: changes.facets } : {}) }),
      colors: () => ({ light: { ...light, 'profile-color-1': color }, dark }),
    };
  });
  const { imageSvg } = await import('@/lib/og-images/image-svg');
  const { imageUrl } = await import('@/lib/og-images/image-url');
  return { svg: imageSvg(parts), url: imageUrl(ogText(), '/') };
}

it('a changed color changes Open Graph images and their URLs', async () => {
  const shipped = await imageWith({});
  const own = await imageWith({ profileColor: '#123456' });
  expect(shipped.svg).toContain('stroke="#c5605a"');
  expect(own.svg).toContain('stroke="#123456"');
  expect(own.svg).not.toContain('#c5605a');
  expect(own.url).not.toBe(shipped.url);
});

it('an Open Graph image shows the logo in place of a cover if the brand has no facets', async () => {
  const { svg } = await imageWith({ facets: undefined });
  expect(svg.match(/<path d="M8\.5 4h15/g)).toHaveLength(2);
  expect(svg).not.toContain('currentColor');
});
