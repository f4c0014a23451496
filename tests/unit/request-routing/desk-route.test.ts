import { describe, expect, it } from 'vitest';
import { deskRoute } from '@/lib/request-routing/desk-route';

const hosts = { main: 'www.facetry.example', byLocale: { zh: 'www.facetry.cn.example' } };
const context = { hosts, workbench: null };

const route = (
  path: string,
  request: object = {},
  isOAuthClient = true,
  routing: Parameters<typeof deskRoute>[1] = context,
) => deskRoute({ method: 'GET', path, query: '', host: hosts.main, ...request }, routing, isOAuthClient);

describe('the content desk', () => {
  it.each([
    ['/desk', { kind: 'page' }],
    ['/desk/config.json', { kind: 'config' }],
    ['/desk/status.json', { kind: 'status' }],
    ['/desk/auth', { kind: 'signIn' }],
    ['/desk/callback', { kind: 'callback' }],
    ['/desk/files/start-5NPEOD2O.js', { kind: 'file', name: 'start-5NPEOD2O.js' }],
    ['/desk/', { kind: 'redirect', location: '/desk' }],
    ['/desk/other', null],
    ['/desk/files/', null],
    ['/desk/files/.env', null],
    ['/desk/files/a/b.js', null],
    ['/desks', null],
    ['/ru/desk', null],
    ['/', null],
  ])('answers %s with %j', (path, decision) => {
    expect(route(path)).toEqual(decision);
  });

  it('keeps the query when it removes a slash', () => {
    expect(route('/desk/', { query: '?a=1' })).toEqual({ kind: 'redirect', location: '/desk?a=1' });
  });

  it.each([
    ['the main host', hosts.main, true],
    ['this machine', 'localhost:3000', true],
    ['the Chinese host', hosts.byLocale.zh, false],
    ['an unknown host', 'other.example', false],
  ])('at %s (%s) is served: %s', (_, host, isServed) => {
    expect(route('/desk', { host }) !== null).toBe(isServed);
  });

  it('is not served at the host of the workbench, even on this machine', () => {
    expect(route('/desk', { host: 'localhost' }, true, { hosts, workbench: { host: 'localhost' } })).toBeNull();
  });

  it('only reads', () => {
    expect(route('/desk', { method: 'POST' })).toEqual({ kind: 'methodNotAllowed' });
    expect(route('/desk', { method: 'HEAD' })).toEqual({ kind: 'page' });
  });

  it('has addresses for a sign-in at GitHub only if this server is an OAuth client', () => {
    expect(route('/desk/auth', {}, false)).toBeNull();
    expect(route('/desk/callback', {}, false)).toBeNull();
    expect(route('/desk', {}, false)).toEqual({ kind: 'page' });
  });
});
