import { expect, it, vi } from 'vitest';

it('the brand is inserted verbatim, including special characters', async () => {
  vi.stubEnv('SITE_NAME', 'A$$B $& Co');
  const { insertBrand } = await import('@/lib/content/brand');
  expect(insertBrand('{brand} and {brand}')).toBe('A$$B $& Co and A$$B $& Co');
});
