import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendMail } from '@/lib/api/mail/send-mail';
import { startMailServer, startSilentServer } from '@/tests/mail-server';

const mail = vi.hoisted(() => ({ url: '', from: 'site@example.com' }));
vi.mock('@/lib/config/site', async (importOriginal) => {
  const { site } = await importOriginal<typeof import('@/lib/config/site')>();
  return {
    site: {
      ...site,
      get mail() {
        return mail.url ? mail : null;
      },
    },
  };
});

const logged: string[] = [];
beforeEach(() => {
  logged.length = 0;
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line));
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    logged.push(String(line));
    return true;
  });
});
let stop: () => unknown = () => {};
afterEach(() => stop());

const message = {
  from: 'Facetry workbench',
  to: { name: 'Ada', address: 'ada@example.com' },
  subject: 'Über',
  text: 'Words',
  html: '<p>Words</p>',
};

it('a mail is sent by a server on this machine without TLS, from MAIL_FROM', async () => {
  const server = await startMailServer();
  ({ url: mail.url } = server);
  ({ stop } = server);
  expect(await sendMail(message)).toBe(true);
  expect(server.mails).toMatchObject([{ from: 'site@example.com', to: ['ada@example.com'], html: '<p>Words</p>' }]);
  expect(server.mails[0]!.headers).toContain('From: Facetry workbench <site@example.com>');
  expect(server.mails[0]!.headers).toContain('Auto-Submitted: auto-generated');
});

it('names and subjects add no headers and no recipients', async () => {
  const server = await startMailServer();
  ({ url: mail.url } = server);
  ({ stop } = server);
  const evil = 'A\r\nBcc: eve@evil.example\r\n\r\nBody" <eve@evil.example>, ';
  await sendMail({ ...message, from: evil, subject: evil, to: { name: evil, address: 'ada@example.com' } });
  await sendMail({ ...message, to: { name: '', address: 'ada@example.com\r\nRCPT TO:<eve@evil.example>' } });
  await sendMail({ ...message, to: { name: '', address: 'ada@example.com, eve@evil.example' } });
  for (const { to, headers } of server.mails) {
    expect(to).not.toContain('eve@evil.example');
    expect(headers).not.toMatch(/^Bcc:/im);
  }
  expect(server.mails[0]!.to).toEqual(['ada@example.com']);
});

it('a server with a user name gets it', async () => {
  const users: string[] = [];
  const server = await startMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) => {
      users.push(`${username} ${password}`);
      done(null, { user: username });
    },
  });
  ({ stop } = server);
  mail.url = `smtp://ada:p%40ss@127.0.0.1:${server.port}`;
  expect(await sendMail(message)).toBe(true);
  expect(users).toEqual(['ada p@ss']);
});

it('a certificate of nobody known is refused', async () => {
  const server = await startMailServer({ secure: true });
  ({ stop } = server);
  mail.url = `smtps://127.0.0.1:${server.port}`;
  expect(await sendMail(message)).toBe(false);
  expect(server.mails).toEqual([]);
});

it.each([
  ['that refuses', () => startMailServer({ onRcptTo: (_, __, done) => done(new Error('No ada@example.com')) })],
  ['that refuses the sign-in', () => startMailServer({ authOptional: false, allowInsecureAuth: true })],
  ['that says nothing', startSilentServer],
  ['that is not there', () => Promise.resolve({ url: 'smtp://127.0.0.1:1', stop: () => {} })],
])('a server %s is a failure, which is logged without addresses', async (_, start) => {
  const server = await start();
  ({ url: mail.url } = server);
  ({ stop } = server);
  expect(await sendMail(message)).toBe(false);
  expect(logged.join('')).toContain('A mail could not be sent');
  expect(logged.join('')).not.toMatch(/ada|example\.com/);
});

it('without SMTP_URL nothing is sent, and the library is not loaded', async () => {
  mail.url = '';
  vi.resetModules();
  const load = vi.fn();
  vi.doMock('nodemailer', load);
  const { sendMail: send } = await import('@/lib/api/mail/send-mail');
  expect(await send(message)).toBe(false);
  expect(load).not.toHaveBeenCalled();
  vi.doUnmock('nodemailer');
});
