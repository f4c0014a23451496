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

describe('a wrong setting', () => {
  it.each([
    ['start', { PORT: 'abc' }, 'PORT'],
    ['start', { SITE_URL: 'www.facetry.example' }, 'SITE_URL'],
    ['build', { TWITTER: 'facetry' }, 'TWITTER'],
    ['dev', { CANONICAL_HOST: 'yes' }, 'CANONICAL_HOST'],
    ['prepare', { ZH_SITE_URL: 'https://www.facetry.example' }, 'ZH_SITE_URL'],
  ])('stops %s with one sentence: %o', (script, env, name) => {
    const { status, stdout, stderr } = run(script, env as Record<string, string>);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toMatch(new RegExp(`^The setting ${name} has the value ".*\\.\\n$`));
  });
});

describe('a start that cannot succeed', () => {
  const text = path.join(mkdtempSync(path.join(tmpdir(), 'start-')), 'places.mmdb');
  writeFileSync(text, 'no database');

  it.each([
    [{ SITEURL: 'https://example.com' }, 'The setting SITEURL does not exist: SITE_URL is meant'],
    [
      { GEO_DATABASE: text },
      `The setting GEO_DATABASE has the value "${text}", which cannot be used: it is no MaxMind DB.`,
    ],
    [{ GEO_DATABASE: '/nowhere' }, 'The setting GEO_DATABASE has the value "/nowhere", which cannot be used: ENOENT'],
    [
      { METRICS_PORT: '23999', METRICS_ADDRESS: '203.0.113.9' },
      'The setting METRICS_PORT has the value "23999", which cannot be used: this machine does not have the address of METRICS_ADDRESS.',
    ],
  ])('ends with one sentence: %o', (env, sentence) => {
    for (const script of ['start', 'dev']) {
      const { status, stdout, stderr } = run(script, env as Record<string, string>);
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(sentence)]);
    }
  });

  it('ends with one sentence when the port is taken', async () => {
    const taken = http.createServer();
    const { port } = new URL(await listen(taken));
    // In a process beside this one: the port's holder must be able to answer.
    const child = spawn('node_modules/.bin/tsx', ['scripts/cli/start.ts'], { env: { ...process.env, PORT: port } });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(said).toBe(
      `The setting PORT has the value "${port}", which cannot be used: another program listens on it.\n`,
    );
    taken.close();
  });
});
