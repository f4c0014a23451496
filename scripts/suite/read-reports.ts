import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResult, JsonTestResults } from 'vitest/reporters';
import type { ParsedReport } from './results';

/** Reads reports of the test runners as counts and one-line failures, since a log may be truncated to its tail. */

/** Maximum characters of an error: enough for the expected and the actual value. */
const maxErrorLength = 400;

/** Formats an error message as one line, without its stack. */
function toOneLine(text: string): string {
  const lines = stripVTControlCharacters(text).split('\n');
  const nonEmpty = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('at '));
  return nonEmpty.join(' ').slice(0, maxErrorLength);
}

const formatFailure = (names: readonly string[], error: string | undefined) =>
  names.filter(Boolean).join(' › ') + (error ? `: ${toOneLine(error)}` : '');

function fileFailures({ name, status, message, assertionResults }: JsonTestResult): string[] {
  const file = path.relative(process.cwd(), name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) {
    return [formatFailure([`${file} did not finish`], message)];
  }
  return failed.map(({ ancestorTitles, title, failureMessages }) =>
    formatFailure([file, ...ancestorTitles, title], failureMessages?.[0]),
  );
}

/** Reads Vitest's JSON report; a file that fails to load or set up counts as one failure. */
export function readVitest(report: JsonTestResults): ParsedReport {
  const failures = report.testResults.flatMap(fileFailures);
  const { numPassedTests, numPendingTests, numTodoTests } = report;
  return { passed: numPassedTests, failed: failures.length, skipped: numPendingTests + numTodoTests, failures };
}

function suiteFailures(suite: JSONReportSuite, titles: readonly string[]): string[] {
  const ownFailures = suite.specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      // All of them: the first may report only a timeout, and the next what was awaited.
      const messages = errors.map(({ message }) => message).join('\n');
      return formatFailure([`tests/e2e/${file}:${line}`, ...titles, title], messages);
    });
  return [...ownFailures, ...(suite.suites ?? []).flatMap((child) => suiteFailures(child, [...titles, child.title]))];
}

/** Reads Playwright's JSON report; each error outside tests, such as a server that did not start, is a failure. */
export function readPlaywright({ suites, errors, stats }: JSONReport): ParsedReport {
  const globalFailures = errors.map(({ message, value }) =>
    formatFailure(['outside of tests'], message ?? value ?? 'no reason'),
  );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [...suites.flatMap((suite) => suiteFailures(suite, [])), ...globalFailures],
  };
}

/** Reads a report from its file. @throws Error when it is missing or incomplete */
export const readReport = (file: string, kind: 'vitest' | 'playwright'): ParsedReport => {
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return kind === 'vitest' ? readVitest(report as JsonTestResults) : readPlaywright(report as JSONReport);
};
