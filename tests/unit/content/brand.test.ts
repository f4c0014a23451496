import { expect, it, vi } from 'vitest';

it('the brand is put in as it is, whatever signs it holds', async () => {
  vi.stubEnv('SITE_NAME', 'A$$B $& Co');
  const { insertBrand: withBrand } = await import('@/lib/content/brand');
  expect(withBrand('{brand} and {brand}')).toBe('A$$B $& Co and A$$B $& Co');
});
