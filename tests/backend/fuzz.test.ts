import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { allEndpoints } from '@/lib/api/all-endpoints';
import type { BeaconKey } from '../contract/beacon-envelope';
import { startPostgres } from '../start-postgres';
import { startServer } from '../start-server';
import { streamOf } from '../arbitraries';
import { isFull } from '../sampling';
import { samples, signInSecret } from './endpoint-samples';
import { contractStores } from './contract-servers';
import { fuzzRequest } from './fuzz-request';
import { startGoogleMock } from './google-mock';
import type { FieldSchema } from './fuzz-values';
import { sendRequest, type RawResponse } from './http-request';
import { queryStore } from './store-rows';

/** FUZZ_REQUESTS sets the number per store, FUZZ_SEED the seed. */
const count = Number(process.env.FUZZ_REQUESTS ?? (isFull ? 50_000 : 250));
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);

/** Timeout in ms: a request takes about 10 ms, and a slow machine is not an error of the site. */
const timeLimit = 300_000 + count * 100;

const endpoints = await allEndpoints();

/** Tables (with a filter) whose rows count accepted requests. */
const tableOf: Record<string, string> = {
  'authorized-login': 'sign_ins',
  beacon: 'events',
  consent: 'consents',
  contact: `messages where kind = 'contact'`,
  'fingerprint-log': 'fingerprints',
  helpful: `messages where kind = 'helpful'`,
  message: `messages where kind = 'message'`,
  notify: `messages where kind = 'notify'`,
  'record-source': 'landings',
  'ref-set': 'referrals',
};

type OpenApi = Record<
  string,
  Record<
    string,
    {
      parameters?: { name: string; schema: FieldSchema }[];
      requestBody?: { content: Record<string, { schema: { properties?: Record<string, FieldSchema> } }> };
    }
  >
>;

/** Returns the schema of an endpoint's fields from the OpenAPI document. */
function schemaOf(paths: OpenApi, path: string): Record<string, FieldSchema> {
  const { parameters = [], requestBody } = Object.values(paths[`/${path}`]!)[0]!;
  const body = Object.values(requestBody?.content ?? {})[0]?.schema.properties ?? {};
  return { ...Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])), ...body };
}

/** Identifies the rows of an accepted request: those that arrive twice are stored once. */
function expectedRows(endpointName: string, json: string, text: string, i: number): string[] {
  if (endpointName === 'beacon') {
    const { events } = JSON.parse(json.replace(/^\ufeff/, '')) as { events: { id: string; user_timestamp_: number }[] };
    return events.map(({ id, user_timestamp_ }) => `${new Date(user_timestamp_).toISOString().slice(0, 10)} ${id}`);
  }
  const { data } = JSON.parse(text || '{}') as { data?: { id?: string } | null };
  return [data?.id ?? String(i)];
}

const isAccepted = ({ status, text }: RawResponse) =>
  status === 200 && (text === '' || (JSON.parse(text) as { code: number }).code === 0);

describe.each(contractStores)(`${count} fuzzed requests to all endpoints on %s`, (kind) => {
  it(
    'fuzzed requests cause no server errors, no partial writes and no log output',
    async () => {
      const [google, postgres] = [await startGoogleMock(), kind === 'postgresql' ? await startPostgres() : null];
      onTestFinished(async () => {
        google.stop();
        await postgres?.stop();
      });
      const databaseUrl = await postgres?.createDatabase('fuzz');
      const log: string[] = [];
      const env = { RATE_LIMIT: 'off', TRUST_PROXY: '1', SIGN_IN_SECRET: signInSecret, ...google.env };
      const server = await startServer({ log, env: { ...env, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) } });
      onTestFinished(() => server.kill());
      const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as { paths: OpenApi };
      const { data: key } = (await (await fetch(`${server.url}/api/beacon/key`)).json()) as { data: BeaconKey };
      // The server may have logged that its store is not open yet.
      log.length = 0;
      const context = { key, token: await google.token('ada', 'ada@example.org') };
      expect(Object.keys(samples).toSorted()).toEqual([...endpoints.keys()].toSorted());

      const accepted = new Map(Object.keys(tableOf).map((endpointName) => [endpointName, new Set<string>()]));
      const statuses = new Map<number, number>();
      const failures: string[] = [];
      /** Forms sent by browsers without scripts: resubmissions on the same day are stored once. */
      let nativeSubmissions = 0;
      const requests = [...endpoints].map(([endpointName, endpoint]) => {
        const schema = schemaOf(paths, endpoint.path);
        // Each request gets a new sample, because anything with an ID is stored once.
        const request = fc
          .constant(endpointName)
          .chain(() => fuzzRequest(endpoint, samples[endpointName]!(context), schema));
        return [endpointName, streamOf(request, seed)] as const;
      });
      let next = 0;
      const worker = async () => {
        for (let i = next++; i < count; i = next++) {
          const [endpointName, stream] = requests[i % requests.length]!;
          const { request, json } = stream.next().value!;
          const response = await sendRequest(server.url, request);
          statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
          if (response.status >= 500)
            failures.push(
              `${response.status} ${request.method} ${request.path.slice(0, 300)} ${JSON.stringify(request.headers).slice(0, 300)} ${json.slice(0, 300)}`,
            );
          if (response.status === 303) nativeSubmissions += 1;
          else if (isAccepted(response))
            for (const row of expectedRows(endpointName, json, response.text, i)) accepted.get(endpointName)?.add(row);
        }
      };
      await Promise.all(Array.from({ length: 8 }, worker));
      await server.kill();
      console.log(`  Responses on ${kind}: ${JSON.stringify(Object.fromEntries([...statuses].toSorted()))}`);
      expect(failures.slice(0, 5), `seed ${seed}`).toEqual([]);
      expect(log).toEqual([]);
      for (const [endpointName, rows] of accepted) {
        const [row] = await queryStore<{ rows: number }>(
          server,
          databaseUrl,
          `select count(*)::int as rows from ${tableOf[endpointName]}`,
        );
        expect(rows.size, endpointName).toBeGreaterThan(0);
        const isForm = tableOf[endpointName]!.startsWith('messages');
        expect(row!.rows, endpointName).toBeGreaterThanOrEqual(rows.size);
        expect(row!.rows, endpointName).toBeLessThanOrEqual(rows.size + (isForm ? nativeSubmissions : 0));
      }
    },
    timeLimit,
  );
});
