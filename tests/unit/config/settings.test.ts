import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSettings, requestSettings, settings } from '@/lib/config/settings';

const names = Object.keys(settings);
const example = readFileSync('.env.example', 'utf8');
/** The settings in the tables of docs/configuration.md, and the last column of each. */
const rows = [...readFileSync('docs/configuration.md', 'utf8').matchAll(/^\| `([A-Z_\d]+)` .*\|\s*(\w+)\s*\|$/gm)].map(
  (match) => [match[1]!, match[2]!] as const,
);

describe('the settings', () => {
  it('have a working default each', () => {
    expect(readSettings({})).toMatchObject({
      SITE_NAME: 'Facetry',
      SITE_URL: 'https://www.facetry.example',
      APP_URL: 'https://app.facetry.example',
      ARTICLES_AT_BUILD: 100,
      SITE_INDEXABLE: true,
      CANONICAL_HOST: false,
      PORT: 3000,
    });
  });

  it('count as unset when they are empty', () => {
    expect(readSettings({ SITE_URL: '', PORT: '' })).toEqual(readSettings({}));
  });

  it('take lists with commas between their parts', () => {
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
  ])('stop the start with one sentence when %s is “%s”', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^The setting ${name} has the value "`));
  });

  it.each([
    ['DATABASE_URL', 'postgress://site:open-sesame@db.example/site'],
    ['DATABASE_URL', 'open-sesame'],
    ['CONTACT_WEBHOOK_URL', 'hooks.example/open-sesame'],
    ['CONTACT_WEBHOOK_URL', 'http://hooks.example/open-sesame'],
    ['CONTACT_WEBHOOK_URL', 'http://127.0.0.1.hooks.example/open-sesame'],
    ['CONTACT_WEBHOOK_SECRET', 'open-sesame'],
  ])('do not repeat %s when it is wrong: it may hold a password', (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(new RegExp(`^The setting ${name} has a value, which is not allowed: it must`));
    expect(read).not.toThrow(/sesame/);
  });

  it.each(['https://hooks.example/x', 'http://localhost:8080/x', 'http://127.0.0.1/x', 'http://[::1]:8080/x'])(
    'let messages be handed to %s',
    (CONTACT_WEBHOOK_URL) => expect(readSettings({ CONTACT_WEBHOOK_URL })).toMatchObject({ CONTACT_WEBHOOK_URL }),
  );

  it('are all in .env.example and in docs/configuration.md, in the same order', () => {
    const listed = [...example.matchAll(/^# ?([A-Z_\d]+)=/gm)].map((match) => match[1]!);
    expect(listed).toEqual(rows.map(([name]) => name));
    expect(listed.toSorted()).toEqual(names.toSorted());
  });

  it('say in docs/configuration.md whether they take effect with a build or with a start', () => {
    const fromStart = rows.filter(([, from]) => from === 'start').map(([name]) => name);
    expect(fromStart.toSorted()).toEqual(requestSettings.toSorted());
    for (const [name, from] of rows) expect(['build', 'start'], name).toContain(from);
  });
});
