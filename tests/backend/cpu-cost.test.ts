import { describe, expect, it, onTestFinished } from 'vitest';
import { allEndpoints } from '@/lib/api/all-endpoints';
import { costlyRequests } from '../attack/cpu-time';
import { longFields } from '../attack/long-fields';
import { longHeaders } from '../attack/long-headers';
import type { BeaconKey } from '../contract/beacon-envelope';
import { startServer, type Server } from '../start-server';
import { isFull, sample, commitOffset } from '../sampling';
import { samples, signInSecret } from './endpoint-samples';
import { startGoogleMock } from './google-mock';
import { sendRequest } from './http-request';

async function start(env: Record<string, string> = {}): Promise<Server> {
  const server = await startServer({ log: [], env: { RATE_LIMIT: 'off', TRUST_PROXY: '1', ...env } });
  onTestFinished(() => server.kill());
  // Excludes what is created or opened on the first request.
  for (const { request } of longHeaders().filter((_, index) => index % 97 === 0)) {
    await sendRequest(server.url, { ...request, headers: { 'Content-Type': request.headers['Content-Type'] ?? '' } });
  }
  return server;
}

type Description = Record<
  string,
  Record<
    string,
    {
      parameters?: { name: string }[];
      requestBody?: { content: Record<string, { schema: { properties?: object } }> };
    }
  >
>;

/** Lists the fields of an endpoint in the OpenAPI document. */
function fieldsOf(paths: Description, path: string): string[] {
  const { parameters = [], requestBody } = Object.values(paths[`/${path}`]!)[0]!;
  const bodies = Object.values(requestBody?.content ?? {});
  return [
    ...parameters.map(({ name }) => name),
    ...bodies.flatMap(({ schema }) => Object.keys(schema.properties ?? {})),
  ];
}

/** Timeout in ms: the full suite sends about forty thousand requests sequentially. */
const timeLimit = isFull ? 3_600_000 : 600_000;

describe('CPU cost of requests', { timeout: timeLimit }, () => {
  it('long fields of any endpoint cost less than 100 ms of CPU', async () => {
    const google = await startGoogleMock();
    onTestFinished(google.stop);
    const server = await start({ SIGN_IN_SECRET: signInSecret, ...google.env });
    const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as { paths: Description };
    const { data: key } = (await (await fetch(`${server.url}/api/beacon/key`)).json()) as { data: BeaconKey };
    const context = { key, token: await google.token('ada', 'ada@example.org') };
    const attacks = [...(await allEndpoints())].flatMap(([file, endpoint]) =>
      longFields(endpoint, () => samples[file]!(context), fieldsOf(paths, endpoint.path)),
    );
    expect(await costlyRequests(server.url, server.pid, sample(attacks, 23, commitOffset))).toEqual([]);
  });
});
