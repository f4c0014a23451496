import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResult, JsonTestResults } from 'vitest/reporters';
import type { Reported } from './results';

/** Reports of the test runners, as counts and as names of what failed, with why: a log may be cut to its last lines. */

/** As many characters as tell what was expected and what came. */
const most = 400;

/** What an error says, in one line and without where it was thrown. */
function inOneLine(text: string): string {
  const lines = stripVTControlCharacters(text).split('\n');
  const said = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('at '));
  return said.join(' ').slice(0, most);
}

const named = (names: readonly string[], error: string | undefined) =>
  names.filter(Boolean).join(' › ') + (error ? `: ${inOneLine(error)}` : '');

function failuresOfFile({ name, status, message, assertionResults }: JsonTestResult): string[] {
  const file = path.relative(process.cwd(), name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) {
    return [named([`${file} did not run to its end`], message)];
  }
  return failed.map(({ ancestorTitles, title, failureMessages }) =>
    named([file, ...ancestorTitles, title], failureMessages?.[0]),
  );
}

/** What Vitest's JSON says; a file that could not be loaded, or whose preparation failed, is one failure. */
export function readVitest(report: JsonTestResults): Reported {
  const failures = report.testResults.flatMap(failuresOfFile);
  const { numPassedTests: passed, numPendingTests, numTodoTests } = report;
  return { passed, failed: failures.length, skipped: numPendingTests + numTodoTests, failures };
}

function failuresOfSuite(suite: JSONReportSuite, titles: readonly string[]): string[] {
  const here = suite.specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      // All of them: the first may say only that the time was over, and the next what was waited for.
      const why = errors.map(({ message }) => message).join('\n');
      return named([`tests/e2e/${file}:${line}`, ...titles, title], why);
    });
  return [...here, ...(suite.suites ?? []).flatMap((inner) => failuresOfSuite(inner, [...titles, inner.title]))];
}

/** What Playwright's JSON says; what failed outside of any test, such as a server that did not start, is a failure each. */
export function readPlaywright({ suites, errors, stats }: JSONReport): Reported {
  const outside = errors.map(({ message, value }) => named(['outside of tests'], message ?? value ?? 'no reason'));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [...suites.flatMap((suite) => failuresOfSuite(suite, [])), ...outside],
  };
}

/** Reads a report from its file. @throws Error when it is not there or not whole */
export const readReport = (file: string, kind: 'vitest' | 'playwright'): Reported => {
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return kind === 'vitest' ? readVitest(report as JsonTestResults) : readPlaywright(report as JSONReport);
};
