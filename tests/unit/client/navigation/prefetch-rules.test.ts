import { expect, it } from 'vitest';
import { isDataSavingConnection, prefetchTarget } from '@/lib/client/navigation/prefetch-rules';

const shown = 'https://www.facetry.example/ru/pricing?x=1';
const link = (href: string, rel = '') => ({ href: new URL(href, shown).href, rel });

it.each([
  ['/ru/faq', '', '/ru/faq'],
  ['/faq?q=x', '', '/faq?q=x'],
  ['/search', '', null],
  ['/ru/search?q=x', '', null],
  ['/ru/pricing', '', null],
  ['/ru/pricing#plans', '', null],
  ['https://evil.example/', '', null],
  ['/en/pricing', 'nofollow', null],
  ['/ru/utm-link', '', null],
  ['/blog/rss.xml', '', null],
  ['/api/openapi', '', null],
  ['mailto:a@b.example', '', null],
])('a link to %s (rel %j) is prefetched as %s', (href, rel, target) => {
  expect(prefetchTarget(link(href, rel), shown)).toBe(target);
});

it.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: '2g' }, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true],
  [{ saveData: false, effectiveType: '3g' }, false],
  [{}, false],
  [undefined, false],
])('a connection of type %j prevents prefetching: %s', (connection, saveData) => {
  expect(isDataSavingConnection(connection)).toBe(saveData);
});
