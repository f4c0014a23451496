import { describe, expect, it } from 'vitest';
import { rewriteTarget } from '@/lib/request-routing/rewrite-target';

const caching = 'public';

describe('rewrite target', () => {
  it('the rewrite target is in the folder of the locale', () => {
    expect(rewriteTarget({ kind: 'render', locale: 'en', inner: '/', caching })).toBe('/en');
    expect(rewriteTarget({ kind: 'render', locale: 'ru', inner: '/pricing', caching })).toBe('/ru/pricing');
  });

  it('the rewrite target of page data is below /payload', () => {
    expect(rewriteTarget({ kind: 'payload', locale: 'en', inner: '/', caching })).toBe('/payload/en');
    expect(rewriteTarget({ kind: 'markdown', locale: 'zh', inner: '/docs/proxies', caching })).toBe(
      '/markdown/zh/docs/proxies',
    );
    expect(rewriteTarget({ kind: 'payload', locale: 'ru', inner: '/pricing', caching })).toBe('/payload/ru/pricing');
  });

  it('all missing pages have the same rewrite target', () => {
    const missing = { kind: 'notFound', status: 404, locale: 'th', path: '/th/no-such-page', caching } as const;
    expect(rewriteTarget(missing)).toBe('/th/page-not-found');
  });
});
