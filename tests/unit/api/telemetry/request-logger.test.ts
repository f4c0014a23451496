import http from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { requestIdHeader } from '@/lib/api/telemetry/request-id';
import { logRequest, type FinishedRequest, type RequestLogSettings } from '@/lib/api/telemetry/request-logger';
import { listen } from '../../../free-port';
import { eventually } from '../../../eventually';

const quiet: RequestLogSettings = { trustedProxies: 1, logsAccess: false, slowRequestMs: 600_000 };
let settings = quiet;
let ended: FinishedRequest[] = [];
let lines: string[] = [];
let url: string;

const server = http.createServer((request, response) => {
  const id = logRequest(request, response, settings, (entry) => ended.push(entry));
  // Next.js may do this: the log must have the target as it was received.
  const target = request.url!;
  request.url = '/changed';
  if (target.startsWith('/hung-up')) request.socket.destroy();
  else
    response
      .writeHead(target.startsWith('/nowhere') ? 404 : 200)
      .end(`${id} ${String(request.headers[requestIdHeader])}`);
});

beforeAll(async () => {
  url = await listen(server);
});
afterAll(() => void server.close());
beforeEach(() => {
  [settings, ended, lines] = [quiet, [], []];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});

const id = '0123456789abcdef0123456789abcdef';
const headers = { 'X-Request-Id': id, 'User-Agent': 'planted-agent', Cookie: 'planted=cookie' };

it('a request has one ID in all code that handles it', async () => {
  expect(await (await fetch(`${url}/pricing`, { headers })).text()).toBe(`${id} ${id}`);
  const [first, second] = (await (await fetch(`${url}/pricing`)).text()).split(' ');
  expect(first).toBe(second);
  expect(first).not.toBe(id);
});

it('a request is counted by its kind when its response ends', async () => {
  await fetch(`${url}/ru/search?q=planted`, { headers });
  await fetch(`${url}/nowhere/planted`, { method: 'PROPFIND', headers });
  await fetch(`${url}/hung-up`).catch(() => null);
  await eventually(() => expect(ended).toHaveLength(3));
  expect(ended.map(({ method, kind, isComplete }) => [method, kind, isComplete])).toEqual([
    ['GET', 'search', true],
    ['other', 'missing', true],
    ['GET', 'page', false],
  ]);
  expect(lines).toEqual([]);
});

it('if every request is logged, its line contains nothing chosen by the client', async () => {
  settings = { ...quiet, logsAccess: true };
  await fetch(`${url}/ru/search?q=planted`, { headers });
  await fetch(`${url}/healthz`, { headers });
  await fetch(`${url}/nowhere/planted`, { headers });
  await eventually(() => expect(lines).toHaveLength(2));
  expect(lines[0]).toMatch(new RegExp(`^Request: GET search 200 in \\d+ ms \\(request ${id}\\)$`));
  expect(lines[1]).toMatch(/^Request: GET missing 404 in /);
  expect(lines.join()).not.toContain('planted');
});

it('a slow request is logged even if other requests are not', async () => {
  settings = { ...quiet, slowRequestMs: 0 };
  await fetch(`${url}/pricing`, { headers });
  await eventually(() => expect(lines).toEqual([expect.stringMatching(/^Slow request: GET page 200 in \d+ ms /)]));
});
