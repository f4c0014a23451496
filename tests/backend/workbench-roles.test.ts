import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type Server } from '../start-server';
import { addMember, examplePassword, WorkbenchBrowser, workbenchEnvironment } from './workbench-browser';

/** Roles, forms and sign-in endpoints of the workbench, as browsers without scripts use them. */

let server: Server;
let admin: WorkbenchBrowser;

beforeAll(async () => {
  server = await startServer({ env: workbenchEnvironment });
  admin = await addMember(server, 'admin@example.com', 'admin');
});
afterAll(() => server.stop());

const newBrowser = () => new WorkbenchBrowser(server);

describe('roles', () => {
  it('viewers and editors open neither people nor the log, and cannot send their forms', async () => {
    for (const role of ['viewer', 'editor']) {
      const browser = await addMember(server, `${role}@example.com`, role);
      for (const page of ['people', 'log']) {
        const response = await browser.get(`/workbench/${page}`);
        expect(response.status, page).toBe(403);
        expect(await response.text()).toContain('can’t open this page');
      }
      const invitation = { name: 'Eve', email: 'eve@example.com', role: 'admin' };
      expect((await browser.post('people', 'invite', invitation)).status).toBe(403);
    }
  });

  it('the last admin can neither be removed nor demoted', async () => {
    const id = /name="id" value="([\w-]+)"/.exec(await (await admin.get('/workbench/people')).text())![1]!;
    const people = await (await admin.get('/workbench/people')).text();
    const own = /admin@example\.com.*?name="id" value="([\w-]+)"/s.exec(people)![1]!;
    await admin.post('people', 'role', { id: own, role: 'viewer' });
    expect(await admin.read('/workbench/people')).toContain('The last admin has to stay.');
    await admin.post('people', 'remove', { id: own });
    expect(await admin.read('/workbench/people')).toContain('The last admin has to stay.');
    expect(id).toBeTruthy();
  });

  it('an invited person gets the role, and loses everything when removed', async () => {
    await admin.post('people', 'invite', { name: 'Cy', email: 'cy@example.com', role: 'editor' });
    const page = await admin.read('/workbench/people');
    const token = /workbench\/password\/([\w-]+)/.exec(page)![1]!;
    const browser = newBrowser();
    await browser.post(`password/${token}`, 'set-password', { password: examplePassword });
    await browser.signIn('cy@example.com', examplePassword);
    expect((await browser.get('/workbench/account')).status).toBe(200);
    const html = await (await admin.get('/workbench/people')).text();
    const id = /<td>Cy.*?name="id" value="([\w-]+)"/s.exec(html)![1]!;
    await admin.post('people', 'remove', { id });
    expect((await browser.get('/workbench/account')).status).toBe(303);
    expect(await admin.read('/workbench/log')).toContain('Removed');
  });

  it('nobody ends the sessions of another person', async () => {
    const victim = await addMember(server, 'victim@example.com', 'viewer');
    const stranger = await addMember(server, 'stranger@example.com', 'viewer');
    const page = await (await victim.get('/workbench/account')).text();
    const ids = [...page.matchAll(/name="id" value="([\w-]+)"/g)].map(([, id]) => id!);
    for (const id of ids) await stranger.post('account', 'end-session', { id });
    expect((await victim.get('/workbench/account')).status).toBe(200);
  });
});

describe('forms', () => {
  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin', { origin: '' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['another site, by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
  ])('from %s are refused', async (_, headers) => {
    const response = await admin.post(
      'people',
      'invite',
      { name: 'E', email: 'e@example.com', role: 'admin' },
      headers,
    );
    expect(response.status).toBe(403);
  });

  it('show an error with what was entered, and create nothing', async () => {
    await admin.post('people', 'invite', { name: 'Dee', email: 'no address', role: 'viewer' });
    const html = await (await admin.get('/workbench/people')).text();
    expect(html).toContain('Enter a valid email address.');
    expect(html).toContain('value="Dee"');
  });

  it('show what people write as text', async () => {
    await admin.post('people', 'invite', {
      name: '<img src=x onerror=alert(1)>',
      email: 'x@example.com',
      role: 'viewer',
    });
    expect(await (await admin.get('/workbench/people')).text()).not.toContain('<img src=x');
  });

  it('that do not exist are 404, and bodies of another type 415', async () => {
    expect((await admin.post('people', 'no-such-action')).status).toBe(404);
    const json = await fetch(`${server.url}/workbench/people`, {
      method: 'POST',
      body: '{}',
      headers: { origin: server.url, 'content-type': 'application/json' },
    });
    expect(json.status).toBe(415);
  });
});

describe('sign-in endpoints', () => {
  it.each([
    ...['/sign-up/email', '/update-user', '/request-password-reset', '/reset-password', '/delete-user'],
    ...[
      '/sign-in/social',
      '/change-password',
      '/verify-password',
      '/two-factor/disable',
      '/list-sessions',
      '/passkey/delete-passkey',
    ],
  ])('%s is not available', async (path) => {
    const response = await fetch(`${server.url}/api/auth${path}`, {
      method: 'POST',
      body: JSON.stringify({ email: 'admin@example.com', password: examplePassword, name: 'x', redirectTo: '/' }),
      headers: { 'content-type': 'application/json', origin: server.url },
    });
    expect(response.status).toBe(404);
  });

  it.each([
    ['a session of another lifetime', { email: 'admin@example.com', password: examplePassword, rememberMe: false }],
    ['a NUL', { email: 'admin@example.com\0', password: examplePassword }],
  ])('refuse %s', async (_name, body) => {
    const response = await fetch(`${server.url}/api/auth/sign-in/email`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin: server.url },
    });
    expect(response.status).toBe(400);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('refuse another origin', async () => {
    const response = await fetch(`${server.url}/api/auth/sign-in/email`, {
      method: 'POST',
      body: JSON.stringify({ email: 'admin@example.com', password: examplePassword }),
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
    });
    expect(response.status).toBe(403);
  });

  it('do not believe an address that the client names', async () => {
    const attempt = (i: number) =>
      fetch(`${server.url}/api/auth/sign-in/email`, {
        method: 'POST',
        body: JSON.stringify({ email: `spray-${i}@example.com`, password: 'wrong password' }),
        headers: {
          'content-type': 'application/json',
          origin: server.url,
          'x-forwarded-for': `198.51.${i}.1, 203.0.113.9`,
          'x-workbench-address': `198.51.${i}.1`,
          'x-real-ip': `198.51.${i}.1`,
        },
      });
    const statuses = [];
    for (let i = 0; i < 60; i += 1) statuses.push((await attempt(i)).status);
    expect(statuses).toContain(429);
  });
});
