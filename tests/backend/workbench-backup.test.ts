import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../start-postgres';
import { startServer, type Server } from '../start-server';
import { runAdminCommand } from './run-admin-command';
import { addMember, examplePassword, totp, WorkbenchBrowser, workbenchEnvironment } from './workbench-browser';

/** A backup of one server, restored into the store of another that was in use before. */

const folder = mkdtempSync(path.join(tmpdir(), 'workbench-backup-'));
let postgres: Awaited<ReturnType<typeof startPostgres>>;
const servers: Server[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  for (const server of servers) await server.shutDown();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const kinds = {
  PGlite: () => Promise.resolve({} as Record<string, string>),
  PostgreSQL: async () => ({ DATABASE_URL: await postgres.createDatabase(`backup_${servers.length}`) }),
};

describe.each(Object.entries(kinds))('on %s', (kind, settings) => {
  it('people sign in with their passwords and codes, and tokens, notes and views are there after a restore', async () => {
    const start = async () => {
      const env = await settings();
      const server = await startServer({ env: { ...workbenchEnvironment, ...env } });
      servers.push(server);
      return { server, env };
    };
    const one = await start();
    const admin = await addMember(one.server, 'ada@example.com', 'admin', one.env);
    await admin.post('campaigns', 'add-note', { day: new Date().toISOString().slice(0, 10), text: 'Newsletter sent' });
    await admin.post('overview', 'save-view', { name: 'By source', query: 'by=source' });
    await admin.post('tokens', 'create', { name: 'Spreadsheet', overview: 'on' });
    const token = /fwb_[\w-]{43}/.exec(await admin.read('/workbench/tokens'))![0];
    await admin.post('account', 'start-factor', { password: examplePassword });
    const secret = /Key ?: ([A-Z2-7]{20,})/.exec(await admin.read('/workbench/account'))![1]!;
    await admin.post('account', 'confirm-factor', { code: totp(secret) });

    const file = path.join(folder, `${kind}.gz`);
    expect(await runAdminCommand(one.server, one.env, 'db-backup', file)).toMatchObject({ status: 0 });
    const other = await start();
    // It has a secret of its own from now on.
    expect(await new WorkbenchBrowser(other.server).read('/workbench/sign-in')).toContain('Password');
    const restored = await runAdminCommand(other.server, other.env, 'db-restore', file);
    expect(restored).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Added \d+ rows/) as string });

    const browser = new WorkbenchBrowser(other.server);
    await browser.signIn('ada@example.com', examplePassword);
    const signedIn = await browser.post('sign-in/code', 'code', { code: totp(secret) });
    expect(signedIn.headers.get('location')).toContain('/workbench/overview');
    expect(await browser.read('/workbench/campaigns')).toContain('Newsletter sent');
    expect(await browser.read('/workbench/overview')).toContain('By source');
    expect(await browser.read('/workbench/log')).toContain('Created a token');
    const exported = await fetch(`${other.server.url}/workbench/overview.json`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(exported.status).toBe(200);
  });
});
