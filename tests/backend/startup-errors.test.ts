import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listen } from '../free-port';

const run = (script: string, env: Record<string, string>) =>
  spawnSync('node_modules/.bin/tsx', [`scripts/cli/${script}.ts`], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

it.each([
  ['start', { PORT: 'abc' }, 'PORT'],
  ['start', { SITE_URL: 'www.facetry.example' }, 'SITE_URL'],
  ['build', { TWITTER: 'facetry' }, 'TWITTER'],
  ['dev', { CANONICAL_HOST: 'yes' }, 'CANONICAL_HOST'],
  ['prepare', { ZH_SITE_URL: 'https://www.facetry.example' }, 'ZH_SITE_URL'],
])('npm scripts exit with one line on an invalid setting: %s %o', (script, env, name) => {
  const { status, stdout, stderr } = run(script, env as Record<string, string>);
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toMatch(new RegExp(`^The setting ${name} has the value ".*\\.\\n$`));
});

describe('startup errors', () => {
  const text = path.join(mkdtempSync(path.join(tmpdir(), 'start-')), 'places.mmdb');
  writeFileSync(text, 'no database');

  it.each([
    [{ SITEURL: 'https://example.com' }, 'Unknown setting SITEURL. Did you mean SITE_URL?'],
    [
      { GEO_DATABASE: text },
      `The setting GEO_DATABASE has the value "${text}", which cannot be used: it is not a MaxMind DB.`,
    ],
    [{ GEO_DATABASE: '/nowhere' }, 'The setting GEO_DATABASE has the value "/nowhere", which cannot be used: ENOENT'],
    [
      { METRICS_PORT: '23999', METRICS_ADDRESS: '203.0.113.9' },
      'The setting METRICS_PORT has the value "23999", which cannot be used: this machine does not have the address of METRICS_ADDRESS.',
    ],
  ])('start and dev exit with a one-line error: %o', (env, message) => {
    for (const script of ['start', 'dev']) {
      const { status, stdout, stderr } = run(script, env as Record<string, string>);
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(message)]);
    }
  });

  it('start exits with a one-line error if the port is in use', async () => {
    const taken = http.createServer();
    const { port } = new URL(await listen(taken));
    // Not spawnSync: the server that holds the port must be able to respond.
    const child = spawn('node_modules/.bin/tsx', ['scripts/cli/start.ts'], { env: { ...process.env, PORT: port } });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(output).toBe(
      `The setting PORT has the value "${port}", which cannot be used: another program listens on it.\n`,
    );
    taken.close();
  });
});
