import { expect, it } from 'vitest';
import { readSettings } from '@/lib/config/settings';

it('every setting has a working default', () => {
  expect(readSettings({})).toMatchObject({
    SITE_URL: 'https://www.facetry.example',
    APP_URL: 'https://app.facetry.example',
    ARTICLES_AT_BUILD: 100,
    SITE_INDEXABLE: true,
    CANONICAL_HOST: false,
    PORT: 3000,
  });
});

it('links to the app follow APP_URL unless they are set', () => {
  expect(readSettings({ APP_URL: 'https://app.example', LOGIN_URL: 'https://id.example/in' })).toMatchObject({
    REGISTER_URL: 'https://app.example/register',
    LOGIN_URL: 'https://id.example/in',
    CONSULTATION_URL: 'https://app.example/contact',
  });
});

it('empty settings count as unset', () => {
  expect(readSettings({ SITE_URL: '', PORT: '' })).toEqual(readSettings({}));
});

it('list settings are comma-separated', () => {
  const { CSP_SCRIPT_ORIGINS } = readSettings({
    CSP_SCRIPT_ORIGINS: 'https://cdn.example:8443, https://*.stats.example',
  });
  expect(CSP_SCRIPT_ORIGINS).toEqual(['https://cdn.example:8443', 'https://*.stats.example']);
});

it.each([
  ['SITE_URL', 'www.facetry.example'],
  ['SITE_URL', 'ftp://www.facetry.example'],
  ['SITE_URL', 'https://www.facetry.example/path'],
  ['ZH_SITE_URL', 'https://www.facetry.example'],
  ['DOCS_URL', 'javascript:alert(1)'],
  ['REGISTER_URL', '/register'],
  ['CONTACT_EMAIL', 'nobody'],
  ['MAIL_FROM', 'Site <site@example.com>'],
  ['TWITTER', 'facetry'],
  ['VERIFY_GOOGLE', '"><script>'],
  ['SITE_INDEXABLE', 'yes'],
  ['CANONICAL_HOST', '2'],
  ['CSP_SCRIPT_ORIGINS', 'http://cdn.example'],
  ['CSP_SCRIPT_ORIGINS', 'https://cdn.example/a.js'],
  ['CSP_SCRIPT_ORIGINS', 'https://*'],
  ['CSP_SCRIPT_ORIGINS', "https://cdn.example; script-src 'unsafe-inline'"],
  ['OWN_IPS', '203.0.113.7,10.1'],
  ['OWN_IPS', '203.0.113.0/33'],
  ['CHAT_EXCLUDED_IP', 'localhost'],
  ['GOOGLE_CLIENT_ID', '123456789'],
  ['GOOGLE_CLIENT_ID', 'https://1-a.apps.googleusercontent.com'],
  ['LOG_FORMAT', 'xml'],
  ['ACCESS_LOG', '1'],
  ['SLOW_REQUEST_MS', '0'],
  ['METRICS_ADDRESS', 'localhost'],
  ['METRICS_PORT', '65536'],
  ['METRICS_PORT', '3000'],
  ['PORT', '0'],
  ['PORT', 'http'],
])('startup fails with one line if %s is “%s”', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^The setting ${name} has the value "`));
});

it.each([
  ['DATABASE_URL', 'postgress://site:open-sesame@db.example/site'],
  ['DATABASE_URL', 'open-sesame'],
  ['CONTACT_WEBHOOK_URL', 'hooks.example/open-sesame'],
  ['CONTACT_WEBHOOK_URL', 'http://hooks.example/open-sesame'],
  ['CONTACT_WEBHOOK_URL', 'http://127.0.0.1.hooks.example/open-sesame'],
  ['CONTACT_WEBHOOK_SECRET', 'open-sesame'],
  ['SMTP_URL', 'mail.example.com:25'],
  ['SMTP_URL', 'https://ada:open-sesame@mail.example.com'],
  ['SMTP_URL', 'smtp://ada:open-sesame@'],
  ['SMTP_URL', 'smtp://ada:open%sesame@mail.example.com'],
  ['SMTP_URL', 'smtp://ada:open-sesame@mail.example.com/path'],
  ['SMTP_URL', 'smtp://ada:open-sesame@mail.example.com?pool=true'],
])('an invalid %s is not repeated in the error, because it may contain a password', (name, value) => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(new RegExp(`^The setting ${name} has an invalid value: it must`));
  expect(read).not.toThrow(/sesame/);
});

it.each(['smtp://localhost:1025', 'smtps://ada%40example.com:p%40ss@mail.example.com:465', 'smtp://[::1]:25'])(
  'mails can be sent by %s, from a given address',
  (SMTP_URL) => {
    expect(readSettings({ SMTP_URL, MAIL_FROM: 'site@example.com' })).toMatchObject({ SMTP_URL });
    expect(() => readSettings({ SMTP_URL })).toThrow(/^The setting SMTP_URL needs MAIL_FROM, .*\.$/);
  },
);

it('the weekly summary needs a mail server, and addresses', () => {
  const WEEKLY_REPORT_TO = 'ada@example.com, bo@example.com';
  const mail = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'site@example.com' };
  expect(readSettings({ ...mail, WEEKLY_REPORT_TO }).WEEKLY_REPORT_TO).toEqual(['ada@example.com', 'bo@example.com']);
  for (const name of ['WEEKLY_REPORT_TO', 'PUBLISH_REPORT_TO'])
    expect(() => readSettings({ [name]: WEEKLY_REPORT_TO })).toThrow(
      new RegExp(`^The setting ${name} needs SMTP_URL, .*\\.$`),
    );
  expect(() => readSettings({ ...mail, WEEKLY_REPORT_TO: 'ada@example.com;bo' })).toThrow(/list of email addresses/);
});

it.each(['https://hooks.example/x', 'http://localhost:8080/x', 'http://127.0.0.1/x', 'http://[::1]:8080/x'])(
  'messages can be delivered to %s',
  (CONTACT_WEBHOOK_URL) => expect(readSettings({ CONTACT_WEBHOOK_URL })).toMatchObject({ CONTACT_WEBHOOK_URL }),
);
