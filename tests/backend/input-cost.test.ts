import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { allEndpoints } from '@/lib/api/all-endpoints';
import { costlyRequests } from '../attack/cpu-time';
import { longFields } from '../attack/long-fields';
import { longHeaders } from '../attack/long-headers';
import type { BeaconKey } from '../contract/seal';
import { startServer, type Server } from '../start-server';
import { isFull, sample, today } from '../sampling';
import { samples, signInSecret } from './call-samples';
import { startGoogle } from './google-mock';
import { sendRaw } from './raw-call';

vi.mock('server-only', () => ({}));

async function start(env: Record<string, string> = {}): Promise<Server> {
  const server = await startServer({ log: [], env: { RATE_LIMIT: 'off', TRUST_PROXY: '1', ...env } });
  onTestFinished(() => server.kill());
  // What is made or opened at the first request is no cost of a later one.
  for (const { request } of longHeaders().filter((_, nth) => nth % 97 === 0)) {
    await sendRaw(server.url, { ...request, headers: { 'Content-Type': request.headers['Content-Type'] ?? '' } });
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

/** The fields that the description of all calls names for one of them. */
function fieldsOf(paths: Description, path: string): string[] {
  const { parameters = [], requestBody } = Object.values(paths[`/${path}`]!)[0]!;
  const bodies = Object.values(requestBody?.content ?? {});
  return [
    ...parameters.map(({ name }) => name),
    ...bodies.flatMap(({ schema }) => Object.keys(schema.properties ?? {})),
  ];
}

/** Milliseconds: the full suite sends some forty thousand requests, one after the other. */
const timeLimit = isFull ? 3_600_000 : 600_000;

describe('a request costs less than a tenth of a second of CPU, whatever fills it', { timeout: timeLimit }, () => {
  it('in the fields of every call', async () => {
    const google = await startGoogle();
    onTestFinished(google.stop);
    const server = await start({ SIGN_IN_SECRET: signInSecret, ...google.env });
    const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as { paths: Description };
    const { data: key } = (await (await fetch(`${server.url}/api/beacon/key`)).json()) as { data: BeaconKey };
    const context = { key, token: await google.token('ada', 'ada@example.org') };
    const attacks = [...(await allEndpoints())].flatMap(([file, call]) =>
      longFields(call, () => samples[file]!(context), fieldsOf(paths, call.path)),
    );
    expect(await costlyRequests(server.url, server.pid, sample(attacks, 23, today))).toEqual([]);
  });
});
