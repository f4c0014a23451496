import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type Server } from '../start-server';
import { eventually } from '../eventually';
import { receiveTraces } from './trace-receiver';

/** Tracing with an OpenTelemetry collector, and that nothing is loaded for it without one. */

let receiver: Awaited<ReturnType<typeof receiveTraces>>;
let server: Server;
const id = '0123456789abcdef0123456789abcdef';
const secrets = {
  'X-Request-Id': id,
  'User-Agent': 'planted',
  traceparent: `00-${id}-0123456789abcdef-01`,
};

beforeAll(async () => {
  receiver = await receiveTraces();
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_SERVICE_NAME: 'a-name',
    OTEL_BSP_SCHEDULE_DELAY: '100',
  };
  server = await startServer({ env: { ...env, TRUST_PROXY: '1' } });
});
afterAll(async () => {
  await server.kill();
  receiver.stop();
});

describe('tracing', () => {
  it('each request is a span with its kind and id, and the spans of Next.js as children', async () => {
    await (await fetch(`${server.url}/ru/search?q=planted`, { headers: secrets })).arrayBuffer();
    await (await fetch(`${server.url}/planted`, { headers: secrets })).arrayBuffer();
    await (await fetch(`${server.url}/api/site/settings`, { headers: secrets })).arrayBuffer();
    const ownSpans = () => receiver.spans.filter(({ attributes }) => attributes['site.request'] === id);
    await eventually(() =>
      expect(
        ownSpans()
          .map(({ name }) => name)
          .toSorted(),
      ).toEqual(['GET api', 'GET missing', 'GET search']),
    );
    const search = ownSpans().find(({ name }) => name === 'GET search')!;
    expect(search.attributes).toMatchObject({ 'http.response.status_code': '200', 'site.kind': 'search' });
    const endpoint = ownSpans().find(({ name }) => name === 'GET api')!;
    const below = receiver.spans.filter(({ trace, id: span }) => trace === endpoint.trace && span !== endpoint.id);
    expect(below.map(({ name }) => name)).toContain('BaseServer.handleRequest /api/[[...path]]');
    expect(below.filter(({ parent }) => parent === '')).toEqual([]);
    expect(receiver.resources[0]).toMatchObject({ 'service.name': 'a-name' });
  });

  it('traces ignore incoming trace ids and contain no client data', () => {
    expect(receiver.spans.length).toBeGreaterThan(3);
    expect(receiver.spans.filter(({ trace }) => trace === id)).toEqual([]);
    expect(receiver.bodies.join('')).not.toMatch(/planted/);
  });
});

/** Prints on exit which observability packages the process has loaded. */
const printLoaded = `
import { createRequire } from 'node:module';
const { cache } = createRequire(process.cwd() + '/x.js');
const packages = () => Object.keys(cache).map((file) => /node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(file)?.[1]);
const wanted = (name) => name === 'prom-client' || /^@opentelemetry\\/(?!api$)/.test(name ?? '');
process.on('exit', () => console.log('loaded: ' + JSON.stringify([...new Set(packages().filter(wanted))].sort())));`;

it.each([
  ['no OpenTelemetry or Prometheus packages by default', {}, /loaded: \[\]/],
  [
    'OpenTelemetry when a collector is configured',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' },
    /loaded: \[.*"@opentelemetry\/sdk-trace-node"/,
  ],
])('a server loads %s', async (_, env, loaded) => {
  const output: string[] = [];
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(printLoaded)}`;
  const instance = await startServer({ env: { ...(env as Record<string, string>), NODE_OPTIONS }, output, log: [] });
  await fetch(`${instance.url}/pricing`);
  instance.stop();
  await eventually(() => expect(output.join('')).toMatch(loaded));
  await instance.kill();
});
