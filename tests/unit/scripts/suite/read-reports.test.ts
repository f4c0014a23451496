import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readReport } from '@/scripts/suite/read-reports';
import { isFull } from '@/tests/sampling';

/** Reads real reports of the runners, generated from failing test files. */

// Inside the project, so that the runners find their modules.
const folder = mkdtempSync(path.join('node_modules', '.suite-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const runner = (name: string, args: string[], env: Record<string, string> = {}) =>
  spawnSync(path.resolve('node_modules', '.bin', name), args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', VITEST: undefined, FORCE_COLOR: undefined, ...env } as NodeJS.ProcessEnv,
  });

describe('Vitest report', () => {
  write('vitest.config.mjs', 'export default { test: { include: ["*.check.mjs"] } };');
  const header = 'import { beforeAll, describe, expect, it } from "vitest";';
  write(
    'prices.check.mjs',
    `${header}
    describe('prices', () => {
      it('are shown', () => expect(1).toBe(1));
      it('are right', () => expect(1).toBe(2));
      it.skip('are low', () => {});
    });`,
  );
  write('broken.check.mjs', `import './no-such-file.mjs';`);
  write(
    'hook.check.mjs',
    `${header}
    beforeAll(() => { throw new Error('no server'); });
    it('is never asked', () => {});`,
  );

  it('the Vitest report has counts, and every failed test and file with its error', () => {
    const { stdout, stderr } = runner('vitest', ['run', '--reporter=json', '--outputFile=unit.json']);
    const report = readReport(path.join(folder, 'unit.json'), 'vitest');
    expect(report, stdout + stderr).toMatchObject({ passed: 1, failed: 3, skipped: 2 });
    expect(report.failures.toSorted()).toEqual([
      expect.stringMatching(/broken\.check\.mjs did not finish: .*no-such-file/),
      expect.stringMatching(/hook\.check\.mjs did not finish: no server$/),
      `${folder}/prices.check.mjs › prices › are right: AssertionError: expected 1 to be 2 // Object.is equality`,
    ]);
  });
});

describe.runIf(isFull)('Playwright report', () => {
  const header = 'import { expect, test } from "@playwright/test";';
  const config = (more: string) =>
    `export default { testDir: '.', outputDir: './traces', testMatch: '*.spec.mjs', ${more} };`;
  const report = (file: string) => {
    const { stdout, stderr } = runner('playwright', ['test', '-c', file, '--reporter=json'], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(folder, `${file}.json`),
    });
    return { ...readReport(path.join(folder, `${file}.json`), 'playwright'), output: stdout + stderr };
  };
  write(
    'menu.spec.mjs',
    `${header}
    test('opens', () => {});
    test.describe('the menu', () => {
      test('closes', () => {
        expect.soft(3).toBe(4);
        expect(1).toBe(2);
      });
      test.skip('flies', () => {});
    });`,
  );

  it('the Playwright report has counts, and every failed test with its error', () => {
    write('right.config.mjs', config(''));
    const { output, ...read } = report('right.config.mjs');
    expect(read, output).toEqual({
      passed: 1,
      failed: 1,
      skipped: 1,
      failures: [
        'tests/e2e/menu.spec.mjs:4 › the menu › closes: Error: expect(received).toBe(expected) // Object.is equality Expected: 4 Received: 3 Error: expect(received).toBe(expected) // Object.is equality Expected: 2 Received: 1',
      ],
    });
  });

  it('errors outside of tests are listed', () => {
    write('server.config.mjs', config(`webServer: { command: 'exit 3', url: 'http://127.0.0.1:1' }`));
    const { output, ...read } = report('server.config.mjs');
    expect(read, output).toMatchObject({ passed: 0, failed: 1 });
    expect(read.failures).toEqual([expect.stringMatching(/^outside of tests: .*exit/i)]);
  });
});
