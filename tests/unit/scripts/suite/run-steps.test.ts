import { beforeEach, expect, it, vi } from 'vitest';
import { uncheckedExitCode } from '@/scripts/suite/results';
import { runSteps } from '@/scripts/suite/run-steps';
import type { Step } from '@/scripts/suite/steps';
import { folderPerTest } from '@/tests/temp-folder';

const { at } = folderPerTest();

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});

const step = (name: string, code: string, overrides: Partial<Step> = {}): Step => ({
  name,
  description: `that ${name} works`,
  command: process.execPath,
  args: ['-e', code],
  ...overrides,
});
const states = async (...steps: Step[]) =>
  (await runSteps(steps, { SHARED: 'all' })).map(({ name, passed, failed, seconds, isChecked }) => {
    if (seconds === null) return `${name} not run`;
    return isChecked ? `${name} ${passed} ${failed}` : `${name} not checked`;
  });

it('later steps run after a failed one', async () => {
  const fails = step('lint', 'process.exit(2)');
  expect(await states(fails, step('types', ''))).toEqual(['lint 0 1', 'types 1 0']);
});

it('a failed required step ends the run, and unstarted steps are named', async () => {
  const fails = step('build', 'process.exit(1)', { isRequired: true });
  expect(await states(step('types', ''), fails, step('browser', ''), step('more', ''))).toEqual([
    ...['types 1 0', 'build 0 1', 'browser not run', 'more not run'],
  ]);
});

it('later steps run after a step that could not run', async () => {
  const audit = step('audit', `process.exit(${uncheckedExitCode})`, { isRequired: true });
  expect(await states(audit, step('types', ''))).toEqual(['audit not checked', 'types 1 0']);
});

it('a program that cannot be started or is killed counts as a failure', async () => {
  const killed = step('killed', `process.kill(process.pid, 'SIGKILL')`);
  expect(await states(step('absent', '', { command: '/nowhere/tool' }), killed)).toEqual(['absent 0 1', 'killed 0 1']);
});

it('parallel steps run concurrently, and their output is printed in order', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  // Each waits for the other to start.
  const waits = (name: string, other: string) =>
    `const { existsSync, writeFileSync } = require('node:fs');
      writeFileSync('${at(name)}', '');
      const look = setInterval(() => existsSync('${at(other)}') && clearInterval(look), 10);
      process.on('exit', () => console.log('${name} met ${other}'));`;
  const both = [step('format', waits('one', 'two')), step('lint', waits('two', 'one'))];
  const beside = both.map((each) => ({ ...each, isParallel: true }));
  expect(await states(step('content', ''), ...beside, step('tests', ''))).toEqual([
    ...['content 1 0', 'format 1 0', 'lint 1 0', 'tests 1 0'],
  ]);
  expect(written.mock.calls.flat().toSorted()).toEqual(['one met two\n', 'two met one\n']);
});

it('the run ends after parallel steps if a required one failed', async () => {
  const fails = step('types', 'process.exit(1)', { isParallel: true, isRequired: true });
  expect(await states(fails, step('lint', '', { isParallel: true }), step('build', ''))).toEqual([
    ...['types 0 1', 'lint 1 0', 'build not run'],
  ]);
});

it('steps get the common environment and their own', async () => {
  const checkEnv = step('env', `process.exit(process.env.SHARED === 'all' && process.env.OWN === 'mine' ? 0 : 1)`);
  expect(await states({ ...checkEnv, env: { OWN: 'mine' } }, checkEnv)).toEqual(['env 1 0', 'env 0 1']);
});
