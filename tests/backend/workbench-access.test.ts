import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type Server } from '../start-server';
import {
  addMember,
  examplePassword,
  locationOf,
  totp,
  WorkbenchBrowser,
  workbenchEnvironment,
} from './workbench-browser';

/** Limits of sign-in by account and browser, secrets that are shown once, and sessions of others. */

let server: Server;
let admin: WorkbenchBrowser;

beforeAll(async () => {
  server = await startServer({ env: workbenchEnvironment });
  admin = await addMember(server, 'admin@example.com', 'admin');
});
afterAll(() => server.stop());

const newBrowser = () => new WorkbenchBrowser(server);

describe('sign-in', () => {
  it('is paused for a known browser after ten wrong passwords of its own, but not for another one', async () => {
    const thief = await addMember(server, 'known@example.com', 'viewer');
    const owner = newBrowser();
    await owner.signIn('known@example.com', examplePassword);
    for (const browser of [thief, owner]) await browser.post('account', 'sign-out');
    for (let i = 0; i < 10; i += 1) await thief.signIn('known@example.com', `wrong password ${i}`);
    await thief.signIn('known@example.com', examplePassword);
    expect(await thief.read('/workbench/sign-in')).toContain('Too many wrong passwords');
    expect(locationOf(await owner.signIn('known@example.com', examplePassword))).toBe('/workbench/overview');
  });

  it('cannot be locked by a stranger who has the password, and who may try ten codes', async () => {
    const owner = await addMember(server, 'locked@example.com', 'viewer');
    await owner.post('account', 'start-factor', { password: examplePassword });
    const secret = /Key ?: ([A-Z2-7]{20,})/.exec(await owner.read('/workbench/account'))![1]!;
    await owner.post('account', 'confirm-factor', { code: totp(secret) });
    await owner.post('account', 'sign-out');
    const enter = async (browser: WorkbenchBrowser, code: string) => {
      await browser.post('sign-in/code', 'code', { code });
      return browser.read('/workbench/sign-in/code');
    };
    for (let challenge = 0; challenge < 3; challenge += 1) {
      const stranger = newBrowser();
      await stranger.signIn('locked@example.com', examplePassword);
      for (let i = 0; i < 4; i += 1) await enter(stranger, '000000');
    }
    const stranger = newBrowser();
    await stranger.signIn('locked@example.com', examplePassword);
    expect(await enter(stranger, totp(secret))).toContain(
      'Too many wrong codes for this account. Try again in 15 minutes.',
    );
    await owner.signIn('locked@example.com', examplePassword);
    await enter(owner, totp(secret));
    expect((await owner.get('/workbench/overview')).status).toBe(200);
  });
});

describe('what is shown once', () => {
  it('is gone when its page is opened again', async () => {
    const shown = async (page: string) => (await admin.read(page)).match(/\/password\/[\w-]{20,}|fwb_[\w-]{40,}/)?.[0];
    await admin.post('people', 'invite', { name: 'Once', email: 'shown@example.com', role: 'viewer' });
    expect(await shown('/workbench/people')).toBeDefined();
    expect(await shown('/workbench/people')).toBeUndefined();
    await admin.post('tokens', 'create', { name: 'Once', overview: 'on' });
    expect(await shown('/workbench/tokens')).toBeDefined();
    expect(await shown('/workbench/tokens')).toBeUndefined();
  });
});

describe('sessions', () => {
  it('of others cannot be ended, and the attempt is in the log', async () => {
    const [victim, other] = [newBrowser(), newBrowser()];
    await victim.signIn('admin@example.com', examplePassword);
    const [, id] = /name="id" value="([\w-]+)"/.exec(await (await admin.get('/workbench/account')).text())!;
    await addMember(server, 'ending@example.com', 'viewer');
    await other.signIn('ending@example.com', examplePassword);
    await other.post('account', 'end-session', { id: id! });
    expect(await other.read('/workbench/account')).toContain('isn’t yours');
    expect((await victim.get('/workbench/overview')).status).toBe(200);
    expect(await admin.read('/workbench/log')).toContain('Tried to end a session');
  });
});
