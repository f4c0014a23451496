import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notChecked } from '@/scripts/suite/outcomes';
import { runSteps } from '@/scripts/suite/run-steps';
import type { Step } from '@/scripts/suite/steps';

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const step = (gate: string, code: string, more: Partial<Step> = {}): Step => ({
  ...{ gate, holds: `that ${gate} works`, command: process.execPath, args: ['-e', code] },
  ...more,
});
const states = async (...steps: Step[]) =>
  (await runSteps(steps, { SHARED: 'all' })).map(({ gate, passed, failed, seconds, isChecked }) => {
    if (seconds === null) return `${gate} not run`;
    return isChecked ? `${gate} ${passed} ${failed}` : `${gate} not checked`;
  });

describe('a run of steps', () => {
  it('goes on after one that fails', async () => {
    const fails = step('lint', 'process.exit(2)');
    expect(await states(fails, step('types', ''))).toEqual(['lint 0 1', 'types 1 0']);
  });

  it('ends where one fails that the others need, and says which never began', async () => {
    const fails = step('build', 'process.exit(1)', { isNeeded: true });
    expect(await states(step('types', ''), fails, step('browser', ''), step('more', ''))).toEqual([
      ...['types 1 0', 'build 0 1', 'browser not run', 'more not run'],
    ]);
  });

  it('goes on after one that could not look', async () => {
    const asks = step('audit', `process.exit(${notChecked})`, { isNeeded: true });
    expect(await states(asks, step('types', ''))).toEqual(['audit not checked', 'types 1 0']);
  });

  it('takes a program that cannot be started, or is killed, for a failure', async () => {
    const killed = step('killed', `process.kill(process.pid, 'SIGKILL')`);
    expect(await states(step('absent', '', { command: '/nowhere/tool' }), killed)).toEqual([
      'absent 0 1',
      'killed 0 1',
    ]);
  });

  it('gives steps the environment of all, and their own', async () => {
    const asks = step('asks', `process.exit(process.env.SHARED === 'all' && process.env.OWN === 'mine' ? 0 : 1)`);
    expect(await states({ ...asks, env: { OWN: 'mine' } }, asks)).toEqual(['asks 1 0', 'asks 0 1']);
  });
});
