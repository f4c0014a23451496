import { describe, expect, it } from 'vitest';
import { rewriteTarget } from '@/lib/request-routing/rewrite-target';

const caching = 'public';

describe('rewrite target', () => {
  it('the rewrite target is in the folder of the locale', () => {
    expect(rewriteTarget({ kind: 'render', locale: 'en', internalLocale: 'en', internalPath: '/', caching })).toBe(
      '/en',
    );
    expect(
      rewriteTarget({ kind: 'render', locale: 'ru', internalLocale: 'ru', internalPath: '/pricing', caching }),
    ).toBe('/ru/pricing');
  });

  it('the rewrite target of page data is below /payload', () => {
    expect(rewriteTarget({ kind: 'payload', locale: 'en', internalLocale: 'en', internalPath: '/', caching })).toBe(
      '/payload/en',
    );
    expect(
      rewriteTarget({ kind: 'markdown', locale: 'zh', internalLocale: 'zh', internalPath: '/docs/proxies', caching }),
    ).toBe('/markdown/zh/docs/proxies');
    expect(
      rewriteTarget({ kind: 'payload', locale: 'ru', internalLocale: 'ru', internalPath: '/pricing', caching }),
    ).toBe('/payload/ru/pricing');
  });

  it('Chinese pages with a prefix have a folder of their own', () => {
    const chinese = { locale: 'zh', internalLocale: 'zh-prefixed', caching } as const;
    expect(rewriteTarget({ kind: 'render', ...chinese, internalPath: '/' })).toBe('/zh-prefixed');
    expect(rewriteTarget({ kind: 'payload', ...chinese, internalPath: '/pricing' })).toBe(
      '/payload/zh-prefixed/pricing',
    );
    expect(rewriteTarget({ kind: 'notFound', ...chinese, status: 410, path: '/zh/x' })).toBe('/zh-prefixed/page-gone');
  });

  it('all missing pages have the same rewrite target', () => {
    const missing = {
      kind: 'notFound',
      status: 404,
      locale: 'th',
      internalLocale: 'th',
      path: '/th/no-such-page',
      caching,
    } as const;
    expect(rewriteTarget(missing)).toBe('/th/page-not-found');
  });
});
