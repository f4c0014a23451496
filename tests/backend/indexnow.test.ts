import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Submission } from '@/lib/seo/index-now';
import { startServer, type Server } from '../start-server';
import { runAdminCommand } from './run-admin-command';

const key = 'a1b2c3d4-indexnow';
let server: Server;
/** Mock search engine that records submissions and responds like IndexNow. */
let engine: http.Server;
let endpoint: string;
const submissions: Submission[] = [];
let status = 202;

beforeAll(async () => {
  server = await startServer({ env: { INDEXNOW_KEY: key } });
  engine = http.createServer((request, response) => {
    json(request).then((body) => {
      submissions.push(body as Submission);
      response.writeHead(status).end();
    }, response.destroy);
  });
  engine.listen(0, '127.0.0.1');
  await once(engine, 'listening');
  endpoint = `http://127.0.0.1:${(engine.address() as AddressInfo).port}/indexnow`;
});
afterAll(async () => {
  engine.close();
  await server.kill();
});

describe('npm run indexnow', () => {
  it('indexnow submits every URL of the sitemap with the key that the site serves', async () => {
    const { stdout, stderr } = await runAdminCommand(server, { INDEXNOW_KEY: key }, 'indexnow', '--endpoint', endpoint);
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^www\.facetry\.example: \d+ URLs submitted\.\n$/);
    expect(submissions).toHaveLength(1);
    expect(submissions[0]).toMatchObject({ host: 'www.facetry.example', key });
    expect(submissions[0]!.urlList.length).toBeGreaterThan(500);
    expect(await (await fetch(`${server.url}${new URL(submissions[0]!.keyLocation).pathname}`)).text()).toBe(key);
  });

  it('indexnow reports errors in one line', async () => {
    const run = (env: Record<string, string>, ...args: string[]) => runAdminCommand(server, env, 'indexnow', ...args);
    expect(await run({}, '--endpoint', endpoint)).toMatchObject({
      status: 1,
      stderr: 'INDEXNOW_KEY must be set, both here and on the server.\n',
    });
    expect((await run({ INDEXNOW_KEY: key }, '--since', 'yesterday')).stderr).toBe(
      '--since must be a day such as 2026-11-01, but is "yesterday".\n',
    );
    status = 403;
    expect(await run({ INDEXNOW_KEY: key }, '--endpoint', endpoint)).toMatchObject({
      status: 1,
      stderr: `${endpoint} responded with 403 for www.facetry.example.\n`,
    });
  });

  it('indexnow --list prints the URLs without submitting them', async () => {
    const before = submissions.length;
    const { stdout } = await runAdminCommand(server, {}, 'indexnow', '--list');
    expect(stdout).toContain('https://www.facetry.example/pricing\n');
    expect(submissions).toHaveLength(before);
  });
});
