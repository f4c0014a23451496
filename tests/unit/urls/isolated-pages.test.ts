import { expect, it } from 'vitest';
import { toolPageIds } from '@/lib/urls/catalog';
import { isIsolatedPath } from '@/lib/urls/isolated-pages';

it.each(toolPageIds)('/%s is isolated in every language', (id) => {
  for (const prefix of ['', '/ru', '/zh', '/en', '/tc']) expect(isIsolatedPath(`${prefix}/${id}`), prefix).toBe(true);
});

it('the page about fingerprints is isolated, too', () => {
  expect(isIsolatedPath('/fr/browser-fingerprint')).toBe(true);
});

it.each(['/', '/ru', '/proxies', '/docs/utm-link', '/utm-link/more', '/ru/pricing'])('%s is not isolated', (path) => {
  expect(isIsolatedPath(path)).toBe(false);
});
