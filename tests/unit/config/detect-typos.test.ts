import { expect, it } from 'vitest';
import { detectTypos } from '@/lib/config/detect-typos';
import { settings } from '@/lib/config/setting-definitions';

it.each([
  ['SITEURL', 'SITE_URL'],
  ['SITE_UR', 'SITE_URL'],
  ['SITE_URI', 'SITE_URL'],
  ['GOOGLE_CLIENTID', 'GOOGLE_CLIENT_ID'],
  ['OWN_IP', 'OWN_IPS'],
  ['site_name', 'SITE_NAME'],
  ['DATABSAE_URL', 'DATABASE_URL'],
  ['PROT', 'PORT'],
  ['RATELIMT', 'RATE_LIMIT'],
])('a misspelled setting is rejected with one line: %s for %s', (name, suggestion) => {
  expect(() => detectTypos({ [name]: 'x' })).toThrow(`Unknown setting ${name}. Did you mean ${suggestion}?`);
});

it('a misspelled setting without a value is ignored', () => {
  expect(() => detectTypos({ SITEURL: '' })).not.toThrow();
});

it('other environment variables and correct settings are ignored', () => {
  const others = [
    ...['HOME', 'PATH', 'PWD', 'TERM', 'USER', 'LANG', 'HOST', 'HOSTNAME', 'SHELL', 'DISPLAY', 'MAIL', 'TZ', 'CI'],
    ...['NODE_ENV', 'NODE_OPTIONS', 'API_URL', 'BASE_URL', 'APP_NAME', 'DB_URL', 'REDIS_URL', 'SITE_ID', 'PORTS'],
    ...['KUBERNETES_PORT', 'SITE_SERVICE_PORT', 'SITE_SERVICE_HOST', 'GOOGLE_APPLICATION_CREDENTIALS', 'PGDATA'],
    ...Object.keys(settings),
  ];
  expect(() => detectTypos(Object.fromEntries(others.map((name) => [name, 'x'])))).not.toThrow();
  expect(() => detectTypos(process.env)).not.toThrow();
});
