import { describe, expect, it } from 'vitest';
import { detectTypos } from '@/lib/config/detect-typos';
import { settings } from '@/lib/config/settings';

describe('a variable that looks like a setting', () => {
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
  ])('is refused in one sentence: %s for %s', (name, meant) => {
    expect(() => detectTypos({ [name]: 'x' })).toThrow(
      `The setting ${name} does not exist: ${meant} is meant, it seems.`,
    );
  });

  it('is let alone when it has no value', () => {
    expect(() => detectTypos({ SITEURL: '' })).not.toThrow();
  });
});

describe('every other variable of a machine', () => {
  it('is let alone, and so are the settings', () => {
    const others = [
      ...['HOME', 'PATH', 'PWD', 'TERM', 'USER', 'LANG', 'HOST', 'HOSTNAME', 'SHELL', 'DISPLAY', 'MAIL', 'TZ', 'CI'],
      ...['NODE_ENV', 'NODE_OPTIONS', 'API_URL', 'BASE_URL', 'APP_NAME', 'DB_URL', 'REDIS_URL', 'SITE_ID', 'PORTS'],
      ...['KUBERNETES_PORT', 'SITE_SERVICE_PORT', 'SITE_SERVICE_HOST', 'GOOGLE_APPLICATION_CREDENTIALS', 'PGDATA'],
      ...Object.keys(settings),
    ];
    expect(() => detectTypos(Object.fromEntries(others.map((name) => [name, 'x'])))).not.toThrow();
    expect(() => detectTypos(process.env)).not.toThrow();
  });
});
