import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { noteRequest, visitorQuery, type HintSettings } from '@/lib/routing/request-hints';

const settings: HintSettings = {
  hosts: { main: 'www.facetry.example', ofLocale: { zh: 'www.facetry.cn' } },
  indexable: true,
  canonicalHost: false,
};

function note(request: { method?: string; url?: string; headers: Record<string, string> }, changed = {}) {
  const sent: Record<string, string> = {};
  const response = { setHeader: (name: string, value: string) => (sent[name] = value) };
  const incoming = { method: 'GET', url: '/', socket: { remoteAddress: '192.0.2.1' }, ...request };
  noteRequest(incoming as unknown as IncomingMessage, response as unknown as ServerResponse, {
    ...settings,
    ...changed,
  });
  return { headers: incoming.headers, sent };
}

const own = { host: 'www.facetry.example' };

describe('what is noted on a request', () => {
  it('is the query exactly as sent', () => {
    expect(note({ url: "/x?a=%20b+c&d='", headers: { ...own } }).headers['x-raw-query']).toBe("?a=%20b+c&d='");
    expect(note({ url: '/x', headers: { ...own, 'x-raw-query': '?evil' } }).headers).not.toHaveProperty('x-raw-query');
  });

  it('is who sent it, which no client can claim', () => {
    const { headers } = note({ headers: { ...own, 'x-peer-address': '6.6.6.6' } });
    expect(headers['x-peer-address']).toBe('192.0.2.1');
  });

  it('is whether the middleware must see it, which no client can claim', () => {
    const decides = (request: Parameters<typeof note>[0], changed = {}) => note(request, changed).headers['x-decide'];
    expect(decides({ headers: { ...own } })).toBeUndefined();
    expect(decides({ headers: { ...own, 'x-decide': '1' } })).toBeUndefined();
    expect(decides({ method: 'POST', headers: { ...own } })).toBe('1');
    expect(decides({ method: 'POST', url: '/api/beacon', headers: { ...own } })).toBeUndefined();
    expect(decides({ method: 'TRACE', headers: { ...own } })).toBe('1');
    expect(decides({ url: '/_next/%E0%A4%A', headers: { ...own } })).toBe('1');
    expect(decides({ url: '/x?%E0%A4%A', headers: { ...own } })).toBeUndefined();
    expect(decides({ headers: { host: 'www.facetry.cn' } })).toBe('1');
    expect(decides({ headers: { host: 'other.example' } })).toBeUndefined();
    expect(decides({ headers: { host: 'other.example' } }, { canonicalHost: true })).toBe('1');
  });

  it('keeps hosts that are not ours, or all of them, out of search engines', () => {
    const robots = (headers: Record<string, string>, changed = {}) => note({ headers }, changed).sent['X-Robots-Tag'];
    expect(robots({ ...own })).toBeUndefined();
    expect(robots({ host: 'WWW.Facetry.CN:443' })).toBeUndefined();
    expect(robots({ host: 'www.facetry.example.' })).toBeUndefined();
    expect(robots({ host: 'www.facetry.example.evil.example' })).toBe('noindex');
    expect(robots({})).toBe('noindex');
    expect(robots({ ...own }, { indexable: false })).toBe('noindex');
  });
});

describe('the query of a visitor', () => {
  it.each([
    ['', ''],
    ['?a=%20b+c', '?a=%20b+c'],
    ['?_rsc=1ab2', ''],
    ['?_rsc=1ab2&a=1', '?a=1'],
    ['?a=1&_rsc=1ab2', '?a=1'],
    ['?a=1&_rsc=1ab2&b=2', '?a=1&b=2'],
    ['?a_rsc=1', '?a_rsc=1'],
  ])('is %j without what Next.js adds: %j', (sent, query) => {
    expect(visitorQuery(new Headers(sent === '' ? {} : { 'x-raw-query': sent }))).toBe(query);
  });
});
