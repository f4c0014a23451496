// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteLanding } from '@/lib/browser/measurement/landing';
import { forget } from '@/lib/browser/privacy/forget';
import { nothing } from '@/lib/protocol/consent';
import { cookieNames } from '@/lib/protocol/storage-table';
import { plainSettings } from '../client-settings';

const stored = () => [...Object.keys(Cookies.get()), ...Object.keys(localStorage), ...Object.keys(sessionStorage)];

beforeEach(() => {
  forget(nothing);
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

it('an answer that arrives while the measurement is withdrawn leaves nothing behind', async () => {
  const bodies: ReadableStreamDefaultController<Uint8Array>[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    if (url === '/api/site/settings') return Promise.resolve(Response.json({ code: 0, msg: '', data: plainSettings }));
    // The head of the answer is there, its body comes later.
    return Promise.resolve(new Response(new ReadableStream({ start: (body) => void bodies.push(body) })));
  });
  const stopping = new AbortController();
  const address = new URL('https://www.facetry.example/?utm_source=letter&ref=R7');
  const noted = noteLanding(address, 'en', '', [], stopping.signal);
  expect(stored()).toContain(cookieNames.ref);
  await vi.waitFor(() => expect(bodies).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve));

  stopping.abort();
  forget(nothing);
  for (const body of bodies) {
    body.enqueue(new TextEncoder().encode('{"code":0,"msg":"","data":null}'));
    body.close();
  }
  await noted;
  expect(stored()).toEqual([]);
});

it('a landing on an address without a prefix says in which locale it was read', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (url: string, init?: { body?: unknown }) => {
    if (url === '/api/site/settings') return Promise.resolve(Response.json({ code: 0, msg: '', data: plainSettings }));
    if (init?.body instanceof FormData) sent.push(String(init.body.get('source_data')));
    return Promise.resolve(Response.json({ code: 0, msg: '', data: null }));
  });
  const address = new URL('https://www.facetry.example/pricing?utm_source=letter');
  await noteLanding(address, 'zh', '', [], new AbortController().signal);
  expect(sent.map((record) => JSON.parse(record) as unknown)).toMatchObject([{ utm_source: 'letter', locale: 'zh' }]);
});
