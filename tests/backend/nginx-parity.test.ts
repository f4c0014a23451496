import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchange, kernelOf, type Asked } from '../nginx/exchange';
import {
  builtAddresses,
  countKept,
  missingProgram,
  startNginxAndSite,
  type NginxAndSite,
} from '../nginx/nginx-and-site';
import { mixedRequest } from '../nginx/mixed-requests';
import { isFull } from '../sampling';
import { randomFrom } from './odd-values';

/** FRONT_REQUESTS says how many, FRONT_SEED which. */
const count = Number(process.env.FRONT_REQUESTS ?? (isFull ? 100_000 : 1000));
const seed = Number(process.env.FRONT_SEED ?? 20_261_123);

/** Milliseconds: a slow machine is no fault of the site. */
const timeLimit = 300_000 + count * 100;

const missing = missingProgram();

// `npm run test:full` says what is missing; `npm test` does without.
describe.runIf(isFull || !missing)(`the front (deploy/nginx.conf)${missing ? `: ${missing}` : ''}`, () => {
  let running: NginxAndSite;
  beforeAll(async () => {
    running = await startNginxAndSite();
  });
  afterAll(() => running?.stop());

  it(
    `answers ${count} requests of all kinds as the site itself does`,
    async () => {
      const [random, addresses] = [randomFrom(seed), builtAddresses()];
      const differences: { asked: Asked; front: unknown; site: unknown }[] = [];
      const caches = new Map<string, number>();
      let next = 0;
      const work = async () => {
        while (next++ < count) {
          const asked = mixedRequest(random, addresses);
          const [front, site] = await Promise.all(
            [running.front.url, running.instances[0]!.url].map((base) => exchange(base, asked)),
          );
          const cache = String(front!.headers['x-cache'] ?? 'passed on');
          caches.set(cache, (caches.get(cache) ?? 0) + 1);
          const kernels = { front: kernelOf(front!, asked), site: kernelOf(site!, asked) };
          if (JSON.stringify(kernels.front) !== JSON.stringify(kernels.site)) differences.push({ asked, ...kernels });
        }
      };
      await Promise.all(Array.from({ length: 8 }, work));
      console.log(`  Of the front's cache: ${JSON.stringify(Object.fromEntries(caches))}`);
      expect(differences.length && JSON.stringify(differences.slice(0, 5), null, 1), `seed ${seed}`).toBe(0);
      expect(caches.get('HIT')).toBeGreaterThan(count / 25);
      expect(countKept(running.front)).toBeLessThan(count);
    },
    timeLimit,
  );
});
