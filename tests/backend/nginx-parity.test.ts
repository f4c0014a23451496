import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRequest, normalizeResponse, type SentRequest } from '../nginx/send-request';
import {
  builtPaths,
  countCached,
  nginxUnavailableReason,
  startNginxAndSite,
  type NginxAndSite,
} from '../nginx/nginx-and-site';
import { arbitraryRequest } from '../nginx/arbitrary-requests';
import { streamOf } from '../arbitraries';
import { isFull } from '../sampling';

/** NGINX_REQUESTS sets the number of requests, NGINX_SEED the seed. */
const count = Number(process.env.NGINX_REQUESTS ?? (isFull ? 100_000 : 1000));
const seed = Number(process.env.NGINX_SEED ?? 20_261_123);

/** Timeout in ms. */
const timeLimit = 300_000 + count * 100;

const missing = nginxUnavailableReason();

/** Repeats a request for an on-demand page that waited too long in the queue of a busy machine. */
async function sendUntilServed(base: string, request: SentRequest, attempts = 5) {
  const response = await sendRequest(base, request);
  if (response.status !== 503 || attempts === 1) return response;
  await setTimeout(1000);
  return sendUntilServed(base, request, attempts - 1);
}

// `npm run test:full` fails if a program is missing; `npm test` skips these tests.
describe.runIf(isFull || !missing)(`nginx (deploy/nginx.conf)${missing ? `: ${missing}` : ''}`, () => {
  let running: NginxAndSite;
  beforeAll(async () => {
    running = await startNginxAndSite();
  });
  afterAll(() => running?.stop());

  it(
    `nginx responds to ${count} mixed requests like the site itself`,
    async () => {
      const requests = streamOf(arbitraryRequest(builtPaths()), seed).take(count);
      const differences: { request: SentRequest; nginx: unknown; site: unknown }[] = [];
      const caches = new Map<string, number>();
      const worker = async () => {
        for (const request of requests) {
          const [nginx, site] = await Promise.all(
            [running.nginx.url, running.instances[0]!.url].map((base) => sendUntilServed(base, request)),
          );
          const cache = String(nginx!.headers['x-cache'] ?? 'not cached');
          caches.set(cache, (caches.get(cache) ?? 0) + 1);
          const compared = { nginx: normalizeResponse(nginx!, request), site: normalizeResponse(site!, request) };
          if (JSON.stringify(compared.nginx) !== JSON.stringify(compared.site))
            differences.push({ request, ...compared });
        }
      };
      await Promise.all(Array.from({ length: 8 }, worker));
      console.log(`  X-Cache of the responses: ${JSON.stringify(Object.fromEntries(caches))}`);
      expect(differences.length && JSON.stringify(differences.slice(0, 5), null, 1), `seed ${seed}`).toBe(0);
      expect(caches.get('HIT')).toBeGreaterThan(count / 25);
      expect(countCached(running.nginx)).toBeLessThan(count);
    },
    timeLimit,
  );
});
