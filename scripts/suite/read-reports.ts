import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResult, JsonTestResults } from 'vitest/reporters';
import type { Reported } from './outcomes';

/** Reports of the test runners, as counts and as names of what failed. */

const firstLine = (text: string) => stripVTControlCharacters(text).split('\n')[0]!;

function failuresOfFile({ name, status, message, assertionResults }: JsonTestResult): string[] {
  const file = path.relative(process.cwd(), name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) {
    return [`${file} did not run to its end${message ? `: ${firstLine(message)}` : ''}`];
  }
  return failed.map(({ ancestorTitles, title }) => [file, ...ancestorTitles, title].filter(Boolean).join(' › '));
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
    .map(({ file, line, title }) => [`tests/e2e/${file}:${line}`, ...titles, title].join(' › '));
  return [...here, ...(suite.suites ?? []).flatMap((inner) => failuresOfSuite(inner, [...titles, inner.title]))];
}

/** What Playwright's JSON says; what failed outside of any test, such as a server that did not start, is a failure each. */
export function readPlaywright({ suites, errors, stats }: JSONReport): Reported {
  const outside = errors.map(({ message, value }) => `outside of tests: ${firstLine(message ?? value ?? 'no reason')}`);
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
