import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResult, JsonTestResults } from 'vitest/reporters';
import type { Reported } from './results';

/** Reads reports of the test runners as counts and one-line failures, since a log may be truncated to its tail. */

/** Maximum characters of an error: enough for the expected and the actual value. */
const maxErrorLength = 400;

/** Formats an error message as one line, without its stack. */
function inOneLine(text: string): string {
  const lines = stripVTControlCharacters(text).split('\n');
  const kept = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('at '));
  return kept.join(' ').slice(0, maxErrorLength);
}

const named = (names: readonly string[], error: string | undefined) =>
  names.filter(Boolean).join(' › ') + (error ? `: ${inOneLine(error)}` : '');

function failuresOfFile({ name, status, message, assertionResults }: JsonTestResult): string[] {
  const file = path.relative(process.cwd(), name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) {
    return [named([`${file} did not finish`], message)];
  }
  return failed.map(({ ancestorTitles, title, failureMessages }) =>
    named([file, ...ancestorTitles, title], failureMessages?.[0]),
  );
}

/** Reads Vitest's JSON report; a file that failed to load or whose setup failed is one failure. */
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
      // All of them: the first may report only a timeout, and the next what was awaited.
      const why = errors.map(({ message }) => message).join('\n');
      return named([`tests/e2e/${file}:${line}`, ...titles, title], why);
    });
  return [...here, ...(suite.suites ?? []).flatMap((inner) => failuresOfSuite(inner, [...titles, inner.title]))];
}

/** Reads Playwright's JSON report; each error outside tests, such as a server that did not start, is a failure. */
export function readPlaywright({ suites, errors, stats }: JSONReport): Reported {
  const outside = errors.map(({ message, value }) => named(['outside of tests'], message ?? value ?? 'no reason'));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [...suites.flatMap((suite) => failuresOfSuite(suite, [])), ...outside],
  };
}

/** Reads a report from its file. @throws Error when it is missing or incomplete */
export const readReport = (file: string, kind: 'vitest' | 'playwright'): Reported => {
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return kind === 'vitest' ? readVitest(report as JsonTestResults) : readPlaywright(report as JSONReport);
};
