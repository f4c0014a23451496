import { expect, it } from 'vitest';
import { parseCspReports, reportSchema } from '@/lib/api/endpoints/csp-report';

const host = 'www.facetry.example';
const page = `https://${host}/ru/pricing?utm_source=ada#top`;

/** A report in the format of browsers that support `report-to`, and in the older one. */
const newer = (body: object, type = 'csp-violation') => ({
  type,
  age: 53_531,
  url: page,
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: page,
    effectiveDirective: 'script-src-elem',
    blockedURL: 'inline',
    disposition: 'enforce',
    ...body,
  },
});
const older = (report: object) => ({
  'csp-report': {
    'document-uri': page,
    referrer: 'https://search.example/?q=private',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'none'",
    'blocked-uri': 'inline',
    'script-sample': 'private()',
    ...report,
  },
});
const parsed = (input: unknown) => parseCspReports(reportSchema.parse(input), host);
const inline = { directive: 'script-src-elem', blocked: 'inline', page: '/ru/pricing' };

it('a CSP report is parsed in both formats, without the query or any text of the page', () => {
  expect(parsed(older({}))).toEqual([inline]);
  expect(parsed([newer({ sample: 'private()' })])).toEqual([inline]);
});

it('only CSP reports of a mixed list are parsed', () => {
  const other = { type: 'deprecation', body: { id: 'x' } };
  expect(parsed([other, newer({}), newer({}, 'intervention'), { type: 'csp-violation', body: null }])).toEqual([
    inline,
  ]);
});

it('the directive is stored without its sources, even if only the older field is present', () => {
  const report = older({ 'effective-directive': undefined, 'violated-directive': "img-src 'self' data:" });
  expect(parsed(report)).toEqual([{ ...inline, directive: 'img-src' }]);
});

it.each([
  ['https://cdn.example:8443/a/b.js?id=7', 'https://cdn.example:8443'],
  ['wss://chat.example/socket', 'wss://chat.example'],
  [`https://${host}/_next/a.js`, 'self'],
  ['eval', 'eval'],
  ['wasm-eval', 'wasm-eval'],
  ['trusted-types-policy', 'trusted-types-policy'],
  ['data', 'data'],
  ['data:image/png;base64,AAAA', 'data'],
  ['blob:https://www.facetry.example/1', 'blob'],
  ['', 'unknown'],
  ['<script>', 'unknown'],
])('of the blocked URL “%s” only %s is stored', (blockedURL, blocked) => {
  expect(parsed([newer({ blockedURL })])).toEqual([{ ...inline, blocked }]);
});

it.each([
  ['/pricing', '/pricing'],
  ['/zh/blog/one-profile-one-account?x=1', '/zh/blog/one-profile-one-account'],
  ['/blog/my-name-is-ada', '(no page)'],
  ['/ada@example.org', '(no page)'],
])('of the page %s only %s is stored', (path, named) => {
  expect(parsed([newer({ documentURL: `https://${host}${path}` })])).toEqual([{ ...inline, page: named }]);
});

it.each([
  ['a page of another host', { documentURL: 'https://evil.example/ru/pricing' }],
  ['an invalid page', { documentURL: 'about' }],
  ['a blocked extension', { blockedURL: 'chrome-extension://abc/a.js' }],
  ['a blocked extension in Firefox', { blockedURL: 'moz-extension' }],
  ['a violation by an extension', { sourceFile: 'safari-web-extension://abc/a.js' }],
  ['an invalid directive', { effectiveDirective: 'Drop Table' }],
])('a CSP report about %s is dropped', (_, body) => {
  expect(parsed([newer(body)])).toEqual([]);
});

it('only the first twenty CSP reports of a list are parsed', () => {
  expect(parsed(Array.from({ length: 100 }, () => newer({})))).toHaveLength(20);
});
