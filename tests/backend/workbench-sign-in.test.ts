import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type Server } from '../start-server';
import {
  addMember,
  createLink,
  examplePassword,
  locationOf,
  totp,
  WorkbenchBrowser,
  workbenchEnvironment,
} from './workbench-browser';

/** Access to the workbench, as browsers without scripts use it. */

let server: Server;
let admin: WorkbenchBrowser;

beforeAll(async () => {
  server = await startServer({ env: workbenchEnvironment });
  admin = await addMember(server, 'admin@example.com', 'admin');
});
afterAll(() => server.stop());

const newBrowser = () => new WorkbenchBrowser(server);

describe('without a session', () => {
  it.each(['/workbench/overview', '/workbench/people', '/workbench/account', '/workbench/no-such-page'])(
    '%s leads to sign-in with 303',
    async (path) => {
      const response = await newBrowser().get(path);
      expect(response.status).toBe(303);
      expect(locationOf(response)).toMatch(/^\/workbench\/sign-in/);
    },
  );

  it.each(['/workbench/sign-in', '/workbench/forgot', '/workbench/sign-in/code', '/workbench/password/unknown'])(
    '%s is open, and neither cached nor indexed',
    async (path) => {
      const response = await newBrowser().get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      const policy = response.headers.get('content-security-policy')!;
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('unsafe');
      expect(await response.text()).not.toMatch(/<script(?![^>]*(?:nonce|src))/);
    },
  );

  it('forms of signed-in people change nothing', async () => {
    const response = await newBrowser().post('people', 'invite', {
      name: 'Eve',
      email: 'eve@example.com',
      role: 'admin',
    });
    expect([response.status, locationOf(response)]).toEqual([303, '/workbench/sign-in?next=%2Fworkbench%2Fpeople']);
    expect(await admin.read('/workbench/people')).not.toContain('eve@example.com');
  });
});

describe('signing in', () => {
  it('leads to the page that was asked for, with a cookie that scripts cannot read', async () => {
    const browser = newBrowser();
    const response = await browser.signIn('Admin@example.com', examplePassword, '/workbench/people');
    expect([response.status, locationOf(response)]).toEqual([303, '/workbench/people']);
    const cookie = response.headers.getSetCookie().find((header) => header.includes('session_token'))!;
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect((await browser.get('/workbench/people')).status).toBe(200);
  });

  it('never leads to another site', async () => {
    const response = await newBrowser().signIn('admin@example.com', examplePassword, '//evil.example');
    expect(locationOf(response)).toBe('/workbench/overview');
  });

  it('gives the same answer for a wrong password and an unknown account', async () => {
    const texts = await Promise.all(
      ['admin@example.com', 'nobody@example.com'].map(async (email) => {
        const browser = newBrowser();
        await browser.signIn(email, 'wrong password');
        const text = await browser.read('/workbench/sign-in');
        expect(text).toContain('The email or the password is wrong.');
        return text;
      }),
    );
    expect(texts[0]).toBe(texts[1]);
  });

  it('replaces a session that an attacker prepared', async () => {
    const browser = newBrowser();
    browser.setCookies({ 'workbench.session_token': 'prepared.by-an-attacker' });
    await browser.signIn('admin@example.com', examplePassword);
    expect(browser.cookies()['workbench.session_token']).not.toContain('prepared');
  });

  it('ends with sign-out, for copies of the cookie, too', async () => {
    const browser = newBrowser();
    await browser.signIn('admin@example.com', examplePassword);
    const copy = newBrowser();
    copy.setCookies(browser.cookies());
    expect(locationOf(await browser.post('account', 'sign-out'))).toBe('/workbench/sign-in');
    expect((await copy.get('/workbench/overview')).status).toBe(303);
  });

  it('is paused after ten wrong passwords, but not for browsers that know the account', async () => {
    const known = await addMember(server, 'paused@example.com', 'viewer');
    const stranger = newBrowser();
    for (let i = 0; i < 10; i += 1) await stranger.signIn('paused@example.com', `wrong password ${i}`);
    await stranger.signIn('paused@example.com', examplePassword);
    expect(await stranger.read('/workbench/sign-in')).toContain('Too many wrong passwords');
    await known.post('account', 'sign-out');
    expect(locationOf(await known.signIn('paused@example.com', examplePassword))).toBe('/workbench/overview');
  });

  it('counts simultaneous wrong passwords as well', async () => {
    const results = await Promise.all(
      Array.from({ length: 19 }, async (_, i) => {
        const browser = newBrowser();
        await browser.signIn('simultaneous@example.com', `wrong password ${i}`);
        return (await browser.read('/workbench/sign-in')).includes('The email or the password is wrong.');
      }),
    );
    expect(results.filter(Boolean).length).toBeLessThanOrEqual(10);
  });
});

describe('links for setting a password', () => {
  it('work once', async () => {
    const token = await createLink(server, 'once@example.com', 'viewer');
    const first = await newBrowser().post(`password/${token}`, 'set-password', { password: examplePassword });
    expect(locationOf(first)).toBe('/workbench/sign-in');
    const second = newBrowser();
    await second.post(`password/${token}`, 'set-password', { password: 'another long password' });
    expect(await second.read(`/workbench/password/${token}`)).toContain('expired');
    expect(locationOf(await newBrowser().signIn('once@example.com', examplePassword))).toBe('/workbench/overview');
  });

  it('refuse short passwords, and stay valid', async () => {
    const token = await createLink(server, 'short@example.com', 'viewer');
    const browser = newBrowser();
    await browser.post(`password/${token}`, 'set-password', { password: 'short' });
    expect(await browser.read(`/workbench/password/${token}`)).toContain('at least 12 characters');
  });

  it('end when a password is set with another one, or changed', async () => {
    const [first, second] = [
      await createLink(server, 'links@example.com', 'viewer'),
      await createLink(server, 'links@example.com', 'viewer'),
    ];
    await newBrowser().post(`password/${second}`, 'set-password', { password: examplePassword });
    expect(await newBrowser().read(`/workbench/password/${first}`)).toContain('expired');
    const third = await createLink(server, 'links@example.com', 'viewer');
    const browser = newBrowser();
    await browser.signIn('links@example.com', examplePassword);
    await browser.post('account', 'change-password', { current: examplePassword, password: 'a completely new one' });
    expect(await newBrowser().read(`/workbench/password/${third}`)).toContain('expired');
  });

  it('end other sessions of the person', async () => {
    const browser = await addMember(server, 'reset@example.com', 'viewer');
    const token = await createLink(server, 'reset@example.com', 'viewer');
    await newBrowser().post(`password/${token}`, 'set-password', { password: 'a completely new one' });
    expect((await browser.get('/workbench/overview')).status).toBe(303);
  });
});

describe('a second factor', () => {
  it('is asked for after the password, and a recovery code works once', async () => {
    const browser = await addMember(server, 'factor@example.com', 'viewer');
    await browser.post('account', 'start-factor', { password: examplePassword });
    const setup = await browser.read('/workbench/account');
    const secret = /Key ?: ([A-Z2-7]{20,})/.exec(setup)![1]!;
    const recoveryCode = /\b([A-Za-z0-9]{5}-[A-Za-z0-9]{5})\b/.exec(setup)![1]!;
    await browser.post('account', 'confirm-factor', { code: totp(secret) });
    expect(await browser.read('/workbench/account')).toContain('Your second factor is on.');

    const second = newBrowser();
    expect(locationOf(await second.signIn('factor@example.com', examplePassword))).toMatch(
      /^\/workbench\/sign-in\/code/,
    );
    expect((await second.get('/workbench/overview')).status, 'no session before the code').toBe(303);
    await second.post('sign-in/code', 'code', { code: '000000' });
    expect(await second.read('/workbench/sign-in/code')).toContain('That code is wrong');
    await second.post('sign-in/code', 'code', { code: totp(secret) });
    expect((await second.get('/workbench/overview')).status).toBe(200);

    const third = newBrowser();
    await third.signIn('factor@example.com', examplePassword);
    expect(third.cookieNames(), 'a password alone makes no browser known').not.toContain('workbench.known');
    await third.post('sign-in/code', 'code', { code: recoveryCode });
    expect((await third.get('/workbench/overview')).status).toBe(200);
    expect(third.cookieNames()).toContain('workbench.known');
    const fourth = newBrowser();
    await fourth.signIn('factor@example.com', examplePassword);
    await fourth.post('sign-in/code', 'code', { code: recoveryCode });
    expect((await fourth.get('/workbench/overview')).status).toBe(303);
  });
});
