import { expect, it, vi } from 'vitest';
import type { Brand } from '@/lib/config/brand-schema';
import type { ImageParts } from '@/lib/og-images/image-svg';
import { ogText } from './og-text';

const parts: ImageParts = { title: [], kicker: [], brand: [], host: [], isTallScript: false, cover: null };

/** Image and URL of a page without a cover, and the fonts of its title, with a changed brand. */
async function imageWith(changes: { profileColor?: string; facets?: Brand['facets']; imagePackage?: string }) {
  vi.resetModules();
  vi.doMock('@/lib/config/brand', async (importOriginal) => {
    const original = await importOriginal<typeof import('@/lib/config/brand')>();
    const { light, dark } = original.colors();
    const color = changes.profileColor ?? light['profile-color-1'];
    return {
      ...original,
      brand: () => ({
        ...original.brand(),
        ...('facets' in changes ? { facets: changes.facets } : {}),
        font: { ...original.brand().font, imagePackage: changes.imagePackage },
      }),
      colors: () => ({ light: { ...light, 'profile-color-1': color }, dark }),
    };
  });
  const { imageSvg } = await import('@/lib/og-images/image-svg');
  const { imageUrl } = await import('@/lib/og-images/image-url');
  const { fontRuns } = await import('@/lib/og-images/fonts');
  const fonts = fontRuns('en', 700, 'Nordlicht Δ').map(({ subset }) => subset.family);
  return { svg: imageSvg(parts), url: imageUrl(ogText(), '/'), fonts };
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

it('Open Graph images are set in the package of the brand, and in Noto Sans what it lacks', async () => {
  const shipped = await imageWith({});
  const own = await imageWith({ imagePackage: '@fontsource/noto-sans-thai' });
  expect(shipped.fonts).toEqual(['noto-sans-latin-700', 'noto-sans-greek-700']);
  expect(own.fonts).toEqual(['noto-sans-thai-latin-700', 'noto-sans-greek-700']);
  expect(own.url).not.toBe(shipped.url);
});
