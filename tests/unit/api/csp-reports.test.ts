import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { cspReportEndpoint } from '@/lib/contract/endpoints/csp-report';
import { parseCspReports } from '@/lib/api/csp-reports';

const host = 'www.facetry.example';
const page = `https://${host}/ru/pricing?utm_source=ada#top`;
const schema = cspReportEndpoint.input(z);

/** A report as browsers that know `report-to` send it, and as the others do. */
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
const kept = (input: unknown) => parseCspReports(schema.parse(input), host);
const inline = { directive: 'script-src-elem', blocked: 'inline', page: '/ru/pricing' };

describe('a report of a policy’s violation', () => {
  it('is read in both ways that browsers write it, and holds neither query nor text of the page', () => {
    expect(kept(older({}))).toEqual([inline]);
    expect(kept([newer({ sample: 'private()' })])).toEqual([inline]);
  });

  it('may come with others, of which only those of policies count', () => {
    const other = { type: 'deprecation', body: { id: 'x' } };
    expect(kept([other, newer({}), newer({}, 'intervention'), { type: 'csp-violation', body: null }])).toEqual([
      inline,
    ]);
  });

  it('names the directive without its sources, also where only the older field is there', () => {
    const report = older({ 'effective-directive': undefined, 'violated-directive': "img-src 'self' data:" });
    expect(kept(report)).toEqual([{ ...inline, directive: 'img-src' }]);
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
  ])('says of “%s” no more than %s', (blockedURL, blocked) => {
    expect(kept([newer({ blockedURL })])).toEqual([{ ...inline, blocked }]);
  });

  it.each([
    ['/pricing', '/pricing'],
    ['/zh/blog/one-profile-one-account?x=1', '/zh/blog/one-profile-one-account'],
    ['/blog/my-name-is-ada', '(no page)'],
    ['/ada@example.org', '(no page)'],
  ])('of the page %s names %s', (path, named) => {
    expect(kept([newer({ documentURL: `https://${host}${path}` })])).toEqual([{ ...inline, page: named }]);
  });

  it.each([
    ['a page of another host', { documentURL: 'https://evil.example/ru/pricing' }],
    ['no page', { documentURL: 'about' }],
    ['an extension that is blocked', { blockedURL: 'chrome-extension://abc/a.js' }],
    ['an extension that is blocked, in Firefox', { blockedURL: 'moz-extension' }],
    ['what an extension tried', { sourceFile: 'safari-web-extension://abc/a.js' }],
    ['a directive that is none', { effectiveDirective: 'Drop Table' }],
  ])('is dropped when it is about %s', (_, body) => {
    expect(kept([newer(body)])).toEqual([]);
  });

  it('that is one of very many is read with the first twenty alone', () => {
    expect(kept(Array.from({ length: 100 }, () => newer({})))).toHaveLength(20);
  });
});
