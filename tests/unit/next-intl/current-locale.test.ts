import { beforeEach, expect, it, vi } from 'vitest';
import { linkPath } from '@/lib/i18n/locale-paths';
import { currentLocale } from '@/lib/next-intl/current-locale';

const page = vi.hoisted(() => ({ param: 'en', state: new Map<() => unknown, unknown>() }));

vi.mock('next/root-params', () => ({ locale: async () => page.param }));
// Outside of server rendering, React does not cache.
vi.mock('react', () => ({
  cache: (create: () => unknown) => () => {
    if (!page.state.has(create)) page.state.set(create, create());
    return page.state.get(create);
  },
}));

beforeEach(() => page.state.clear());

it.each([
  ['en', 'en', '/pricing'],
  ['ru', 'ru', '/ru/pricing'],
  ['zh', 'zh', '/pricing'],
  ['zh-prefixed', 'zh', '/zh/pricing'],
])('a page with the route parameter %s is in %s and links to %s', async (param, locale, href) => {
  page.param = param;
  const found = await currentLocale();
  expect([found, linkPath(found, '/pricing')]).toEqual([locale, href]);
});

it('an unknown route parameter is an error', async () => {
  page.param = 'de';
  await expect(currentLocale()).rejects.toThrow('Unknown locale "de"');
});
