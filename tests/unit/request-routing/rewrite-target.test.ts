import { expect, it } from 'vitest';
import { rewriteTarget } from '@/lib/request-routing/rewrite-target';

const caching = 'public';
const english = { locale: 'en', internalLocale: 'en', caching } as const;
const russian = { locale: 'ru', internalLocale: 'ru', caching } as const;
const chinese = { locale: 'zh', internalLocale: 'zh', caching } as const;
const prefixedChinese = { locale: 'zh', internalLocale: 'zh-prefixed', caching } as const;

it.each<[string, Parameters<typeof rewriteTarget>[0]]>([
  ['/en', { kind: 'render', ...english, internalPath: '/' }],
  ['/ru/pricing', { kind: 'render', ...russian, internalPath: '/pricing' }],
  ['/payload/en', { kind: 'payload', ...english, internalPath: '/' }],
  ['/payload/ru/pricing', { kind: 'payload', ...russian, internalPath: '/pricing' }],
  ['/markdown/zh/docs/proxies', { kind: 'markdown', ...chinese, internalPath: '/docs/proxies' }],
  ['/zh-prefixed', { kind: 'render', ...prefixedChinese, internalPath: '/' }],
  ['/payload/zh-prefixed/pricing', { kind: 'payload', ...prefixedChinese, internalPath: '/pricing' }],
  ['/zh-prefixed/page-gone', { kind: 'notFound', ...prefixedChinese, status: 410, path: '/zh/x' }],
  ['/ru/page-not-found', { kind: 'notFound', ...russian, status: 404, path: '/ru/no-such-page' }],
])('the rewrite target is in the folder of the kind and the locale: %s', (target, decision) => {
  expect(rewriteTarget(decision)).toBe(target);
});
