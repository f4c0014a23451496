import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mountTmpfs } from '../tmpfs';
import { startServer, type Server } from '../start-server';
import { eventually } from '../eventually';
import { command } from './postgres-stores';

const disk = mountTmpfs();
const log: string[] = [];
let server: Server;

const vote = (headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/site/helpful`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ page: '/helps/first-profile', helpful: 'yes', filled_in: '9999' }),
  });

describe.skipIf(!disk)('a server that starts on a full disk', () => {
  beforeAll(async () => {
    disk!.fill();
    server = await startServer({ env: { DATA_DIR: disk!.folder, RATE_LIMIT: 'off' }, log });
  });
  afterAll(async () => {
    await server.kill();
    disk!.unmount();
  });

  it('a server on a full disk serves pages, rejects writes and logs the reason', async () => {
    expect((await fetch(`${server.url}/pricing`)).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect((await vote()).status).toBe(503);
    expect(log.join('')).toMatch(/^The data directory is not writable; no data will be stored: ENOSPC$/m);
  });

  it('/readyz reports a full disk but stays 200, and it is logged once', async () => {
    await eventually(() => expect(log.join('')).toContain('The data directory is not writable: ENOSPC'), 500);
    const ready = await fetch(`${server.url}/readyz`);
    expect([ready.status, await ready.json()]).toMatchObject([200, { status: 'ok', disk: 'refuses writes' }]);
    expect(log.join('').match(/The data directory is not writable: /g)).toHaveLength(1);
  });

  it('a missing TRUST_PROXY is logged only once a request has X-Forwarded-For', async () => {
    expect(log.join('')).not.toContain('proxy');
    await vote({ 'X-Forwarded-For': '203.0.113.7' });
    expect(log.join('')).toContain('but TRUST_PROXY is 0');
  });

  it('storing and admin commands work again once there is space', async () => {
    disk!.empty();
    await eventually(async () => expect((await vote()).status).toBe(200), 500);
    const listed = async () => (await command('inbox', [], { DATA_DIR: disk!.folder, DATABASE_URL: '' })).stdout;
    await eventually(async () => expect(await listed()).toContain('1 entry.'), 2000);
    const written = async () => ((await (await fetch(`${server.url}/readyz`)).json()) as { disk: string }).disk;
    await eventually(async () => expect(await written()).toBe('ok'), 500);
  });
});
