import { describe, expect, it } from 'vitest';
import { rewriteTarget } from '@/lib/request-routing/rewrite-target';

const caching = 'public';

describe('the address under which Next.js knows what is shown', () => {
  it('is in the folder of the locale', () => {
    expect(rewriteTarget({ kind: 'render', locale: 'en', inner: '/', caching })).toBe('/en');
    expect(rewriteTarget({ kind: 'render', locale: 'ru', inner: '/pricing', caching })).toBe('/ru/pricing');
  });

  it('is below /payload for the data of a page', () => {
    expect(rewriteTarget({ kind: 'payload', locale: 'en', inner: '/', caching })).toBe('/payload/en');
    expect(rewriteTarget({ kind: 'markdown', locale: 'zh', inner: '/docs/proxies', caching })).toBe(
      '/markdown/zh/docs/proxies',
    );
    expect(rewriteTarget({ kind: 'payload', locale: 'ru', inner: '/pricing', caching })).toBe('/payload/ru/pricing');
  });

  it('is one page for all that is missing', () => {
    const missing = { kind: 'missing', status: 404, locale: 'th', path: '/th/no-such-page', caching } as const;
    expect(rewriteTarget(missing)).toBe('/th/page-not-found');
  });
});
