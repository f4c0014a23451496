import { expect, it } from 'vitest';
import { renderMarkdown } from '@/lib/content/markdown';
import {
  imageDensities,
  imageQuality,
  imageWidths,
  responsiveAttributes,
  servedWidths,
} from '@/lib/assets/responsive-images';

it('image widths, densities and quality match the specification', () => {
  expect([...imageWidths].sort()).toEqual([1200, 1400, 1536, 320, 530, 767, 992].sort());
  expect(imageDensities).toEqual([1, 2]);
  expect(imageQuality).toBe(100);
  expect(servedWidths).toEqual(expect.arrayContaining([320, 640, 1536, 3072]));
});

it('article images adapt to the viewport width and load lazily', async () => {
  const rule = { file: 'x.md', resolve: () => ({ kind: 'broken' as const }) };
  const { html } = await renderMarkdown('![A chart](/images/leaks-past-a-proxy.webp)', rule);
  expect(html).toContain('alt="A chart"');
  expect(html).toContain('loading="lazy"');
  expect(html).toContain('w=320&#x26;q=100 320w');
  expect(responsiveAttributes('/images/chart.svg', 400)).toBeNull();
});
