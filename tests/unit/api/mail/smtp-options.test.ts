import { expect, it } from 'vitest';
import { smtpOptions } from '@/lib/api/mail/smtp-options';

it.each([
  ['smtps://mail.example.com', { port: 465, secure: true, requireTLS: false, ignoreTLS: false }],
  ['smtp://mail.example.com', { port: 587, secure: false, requireTLS: true, ignoreTLS: false }],
  ['smtp://mail.example.com:25', { port: 25, secure: false, requireTLS: true }],
  ['smtp://localhost:25', { host: 'localhost', port: 25, requireTLS: false, ignoreTLS: true }],
  ['smtp://[::1]:1025', { host: '::1', requireTLS: false, ignoreTLS: true }],
  ['smtp://127.0.0.1.mail.example:25', { requireTLS: true, ignoreTLS: false }],
])('%s is used with TLS unless it is on this machine', (url, expected) => {
  expect(smtpOptions(url)).toMatchObject(expected);
});

it('user name and password are percent-decoded', () => {
  expect(smtpOptions('smtps://ada%40example.com:p%40ss%2Fword@mail.example.com')).toMatchObject({
    auth: { user: 'ada@example.com', pass: 'p@ss/word' },
  });
  expect(smtpOptions('smtps://mail.example.com')).not.toHaveProperty('auth');
});
