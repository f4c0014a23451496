import { describe, expect, it } from 'vitest';
import { routeRequest } from '@/lib/request-routing/route-request';
import type { RoutingContext } from '@/lib/request-routing/resolve-page-request';
import { servesWorkbench } from '@/lib/request-routing/workbench-route';
import { context, request, zhContext } from './test-context';

const atSite: RoutingContext = { ...context, workbench: { host: null } };
const atOwnHost = { ...context, workbench: { host: 'team.facetry.example' } };

const route = (url: string, hints: object, routing = atSite) => {
  const decision = routeRequest(request(url, { host: 'www.facetry.example', ...hints }), routing);
  if (decision.kind === 'workbench') return decision.internalPath;
  if (decision.kind === 'redirect') return `${decision.status} ${decision.location}`;
  return 'status' in decision ? decision.status : decision.kind;
};

describe('the workbench', () => {
  it('is an unknown page unless it is switched on', () => {
    expect(route('/workbench', {}, context)).toBe(404);
    expect(route('/workbench/overview', {}, context)).toBe(404);
    expect(route('/workbench/sign-in', { method: 'POST' }, context)).toBe(405);
  });

  it('leads to the overview with 303', () => {
    expect(route('/workbench', {})).toBe('303 /workbench/overview');
    expect(route('/workbench/', {})).toBe('303 /workbench/overview');
  });

  it.each([
    ['/workbench/overview', 'GET', '/workbench/overview'],
    ['/workbench/people', 'HEAD', '/workbench/people'],
    ['/workbench/people', 'POST', '/workbench-forms/people'],
    ['/workbench/password/abc', 'POST', '/workbench-forms/password/abc'],
    ['/workbench/overview.csv', 'GET', '/workbench-exports/overview.csv'],
    ['/workbench/links.json', 'GET', '/workbench-exports/links.json'],
    ['/workbench/people/?a=1', 'GET', '301 /workbench/people?a=1'],
    ['/workbench/people', 'DELETE', 405],
    ['/workbench', 'POST', 405],
    ['/workbench/', 'POST', 405],
    ['/workbench/x/..', 'POST', 405],
    ['/workbench/password/%2e%2e', 'POST', 405],
  ])('routes %s by %s', (url, method, expected) => {
    expect(route(url, { method })).toBe(expected);
  });

  it('has no other address: its internal ones and those with a language prefix are unknown pages', () => {
    for (const url of ['/workbench-forms/people', '/workbench-exports/overview.csv', '/ru/workbench', '/Workbench']) {
      expect(route(url, {}), url).toBe(404);
    }
  });

  it('is never served on the Chinese host, nor on unknown hosts', () => {
    const chinese = { ...zhContext, workbench: { host: null } };
    expect(route('/workbench/overview', { host: 'www.facetry.cn' }, chinese)).toBe(404);
    expect(route('/workbench/overview', { host: 'www.evil.example' })).toBe(404);
  });

  it('is served on this machine by its names', () => {
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000']) {
      expect(servesWorkbench(host, atSite), host).toBe(true);
    }
    expect(servesWorkbench('localhost.evil.example', atSite)).toBe(false);
  });
});

describe('with a host of its own, the workbench', () => {
  const host = 'team.facetry.example';

  it('serves its pages, sign-in and the files of the build, and nothing else', () => {
    expect(route('/workbench/overview', { host }, atOwnHost)).toBe('/workbench/overview');
    expect(route('/api/auth/get-session', { host }, atOwnHost)).toBe('pass');
    expect(route('/_next/static/chunks/a.js', { host }, atOwnHost)).toBe('pass');
    for (const url of ['/', '/pricing', '/api/site/message', '/ru', '/sitemap.xml']) {
      expect(route(url, { host }, atOwnHost), url).toBe(404);
    }
  });

  it('is an unknown page on the site’s host, and on this machine', () => {
    expect(route('/workbench/overview', {}, atOwnHost)).toBe(404);
    expect(route('/workbench/overview', { host: 'localhost:3000' }, atOwnHost)).toBe(404);
  });

  it('is not redirected by CANONICAL_HOST', () => {
    expect(route('/workbench/overview', { host }, { ...atOwnHost, canonicalHost: true })).toBe('/workbench/overview');
    expect(route('/pricing', { host }, { ...atOwnHost, canonicalHost: true })).toBe(404);
  });
});
