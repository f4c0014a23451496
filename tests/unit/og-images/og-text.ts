import type { ImageText } from '@/lib/og-images/render';

/** The text of an Open Graph image. */
export const ogText = (overrides: Partial<ImageText> = {}): ImageText => ({
  locale: 'en',
  title: 'A title',
  kicker: null,
  brand: 'Facetry',
  host: 'www.facetry.example',
  cover: null,
  ...overrides,
});
