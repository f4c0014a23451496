import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

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
