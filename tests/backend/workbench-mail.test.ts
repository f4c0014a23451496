import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scheduledTasks } from '@/lib/api/store/schema';
import { openStore } from '@/lib/api/store/store';
import { weeklyTask } from '@/lib/api/workbench/weekly-task';
import { copyEmptyStore } from '../empty-store';
import { eventually } from '../eventually';
import { freePort } from '../free-port';
import { startMailServer, startSilentServer } from '../mail-server';
import { dataFolder, startServer, type Server } from '../start-server';
import { runAdminCommand } from './run-admin-command';
import { addMember, examplePassword, siteOrigin, WorkbenchBrowser, workbenchEnvironment } from './workbench-browser';

/** Mails of the workbench, by a real server to a real mail server. */

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let silent: Awaited<ReturnType<typeof startSilentServer>>;
const servers: Server[] = [];
const log: string[] = [];
/** Addresses that the mail server refuses. */
const refused = 'refused@example.com';

async function start(env: Record<string, string>) {
  const server = await startServer({ env: { ...workbenchEnvironment, ...env }, log });
  servers.push(server);
  return server;
}
const mailEnvironment = () => ({ SMTP_URL: mailServer.url, MAIL_FROM: 'site@example.com' });

let server: Server;
let admin: WorkbenchBrowser;
beforeAll(async () => {
  mailServer = await startMailServer({
    onRcptTo: ({ address }, _, done) => done(address === refused ? new Error('No') : null),
  });
  silent = await startSilentServer();
  server = await start(mailEnvironment());
  admin = await addMember(server, 'admin@example.com', 'admin');
});
afterAll(async () => {
  for (const started of servers) started.stop();
  silent.stop();
  await mailServer.stop();
});
beforeEach(() => {
  mailServer.mails.length = 0;
});

const linkIn = (text: string) => /\/workbench\/(password\/[\w-]+)/.exec(text)?.[1];
const idOf = async (name: string) =>
  new RegExp(`<td>${name}.*?name="id" value="([\\w-]+)"`, 's').exec(
    await (await admin.get('/workbench/people')).text(),
  )![1]!;
const invite = (name: string, email: string) => admin.post('people', 'invite', { name, email, role: 'viewer' });
const mailsTo = (address: string) => mailServer.mails.filter(({ to }) => to.includes(address));
/** Waits for the first mail to an address. */
const mailTo = (address: string) =>
  eventually(() => {
    const [mail] = mailsTo(address);
    expect(mail).toBeDefined();
    return mail!;
  });

describe('invitations', () => {
  it('are mailed, and the page does not show the link', async () => {
    await invite('Cy', 'cy@example.com');
    const page = await admin.read('/workbench/people');
    expect(page).toContain('The link is on its way to cy@example.com.');
    expect(linkIn(page)).toBeUndefined();
    const [mail] = mailServer.mails;
    expect(mail).toMatchObject({ from: 'site@example.com', to: ['cy@example.com'] });
    expect(mail!.text).toContain('Hello Cy,');
    const link = linkIn(mail!.text)!;
    expect(mail!.html, 'the Host header of a request from elsewhere does not count').toContain(
      `${siteOrigin}/workbench/${link}`,
    );
    const browser = new WorkbenchBrowser(server);
    await browser.post(link, 'set-password', { password: examplePassword });
    await browser.signIn('cy@example.com', examplePassword);
    expect((await browser.get('/workbench/account')).status).toBe(200);
  });

  it('are in the language of the admin, and later links in that of the account', async () => {
    await admin.post('account', 'language', { locale: 'ru' });
    await invite('Ян', 'yan@example.com');
    await admin.post('account', 'language', { locale: 'en' });
    expect(mailServer.mails[0]!.text).toContain('Здравствуйте, Ян!');
    await admin.post('people', 'link', { id: await idOf('Ян') });
    expect(mailServer.mails[1]!.text).toContain('Задать новый пароль');
  });

  it('are shown to the admin if the mail server does not accept them', async () => {
    await invite('Dee', refused);
    const page = await admin.read('/workbench/people');
    expect(page).toContain('The link couldn’t be emailed.');
    expect(linkIn(page)).toBeDefined();
    expect(log.join('')).toContain('A mail could not be sent');
    expect(log.join('')).not.toContain('example.com');
  });

  it('are shown to the admin if the mail server does not answer', async () => {
    const waiting = await start({ SMTP_URL: silent.url, MAIL_FROM: 'site@example.com' });
    const browser = await addMember(waiting, 'admin@example.com', 'admin');
    await browser.post('people', 'invite', { name: 'Eve', email: 'eve@example.com', role: 'viewer' });
    expect(linkIn(await browser.read('/workbench/people'))).toBeDefined();
  });

  it('of the command are printed as well', async () => {
    const mail = (address: string) =>
      runAdminCommand(server, mailEnvironment(), 'workbench-user', '--mail', address, '--role', 'viewer');
    const { stdout } = await mail('flo@example.com');
    expect(stdout).toContain('It was mailed, too.');
    expect(linkIn(stdout)).toBe(linkIn(mailServer.mails[0]!.text));
    expect((await mail(refused)).stdout).toContain('It could not be mailed');
  });
});

describe('the weekly summary', () => {
  it('is sent by a running server when it is due', async () => {
    const port = await freePort();
    await copyEmptyStore(dataFolder(port));
    const store = await openStore({ databaseUrl: undefined, folder: dataFolder(port) });
    await store.db.insert(scheduledTasks).values({ name: weeklyTask, dueAt: new Date(0) });
    await store.close();
    const env = { ...workbenchEnvironment, ...mailEnvironment(), WEEKLY_REPORT_TO: 'boss@example.com' };
    const sender = await startServer({ port, env, log });
    servers.push(sender);
    const mail = await mailTo('boss@example.com');
    expect(mail.text).toContain('compared with the week before');
    expect(mail.text).toContain('- Visits: 0');
  });
});

describe('a forgotten password', () => {
  const forget = async (email: string, browser = new WorkbenchBrowser(server)) => {
    const response = await browser.post('forgot', 'request-reset', { email });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/workbench/forgot']);
    return browser.read('/workbench/forgot');
  };

  it('is replaced by a mailed link, whatever the case of the address', async () => {
    expect(await forget('ADMIN@example.com')).toContain('If there’s an account with this email address');
    const link = linkIn((await mailTo('admin@example.com')).text)!;
    const browser = new WorkbenchBrowser(server);
    await browser.post(link, 'set-password', { password: `${examplePassword} 2` });
    await browser.signIn('admin@example.com', `${examplePassword} 2`);
    expect(await browser.read('/workbench/log')).toContain('Asked for a new password');
    admin = browser;
  });

  it('is answered alike for unknown addresses, which get no mail', async () => {
    const known = await forget('cy@example.com');
    expect(await forget('nobody@example.com')).toBe(known);
    await forget('yan@example.com');
    await mailTo('yan@example.com');
    await mailTo('cy@example.com');
    expect(mailServer.mails).toHaveLength(2);
  });

  it('brings three mails an hour to an account, and a browser five answers a minute', async () => {
    for (let i = 0; i < 5; i += 1) await forget('flo@example.com');
    await eventually(() => expect(mailsTo('flo@example.com')).toHaveLength(3));
    await forget('cy@example.com');
    await mailTo('cy@example.com');
    expect(mailsTo('flo@example.com')).toHaveLength(3);
    const browser = new WorkbenchBrowser(server);
    for (let i = 0; i < 5; i += 1) await forget('nobody@example.com', browser);
    expect(await forget('nobody@example.com', browser)).toContain('Too many attempts.');
  });

  it('is a matter for an admin without SMTP_URL', async () => {
    const without = await start({});
    const browser = new WorkbenchBrowser(without);
    const page = await browser.read('/workbench/forgot');
    expect(page).toContain('Ask an admin');
    expect(page).not.toContain('Send link');
    await browser.post('forgot', 'request-reset', { email: 'admin@example.com' });
    expect(await browser.read('/workbench/forgot')).toBe(page);
  });
});
