import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { findExecutable } from '@/scripts/system-dependencies';
import { browserArguments } from '../e2e/browser-arguments';
import { freePort } from '../free-port';

/** Runs Lighthouse with its mobile preset in a browser that tests may prepare. */

const devtoolsPort = await freePort();

export const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Number of audits per page. */
export const rounds = Number(process.env.LIGHTHOUSE_ROUNDS ?? 5);

/** Opens a browser with a new profile for the duration of `work`. @param options additional browser arguments */
export async function withBrowser(
  options: readonly string[],
  work: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const profile = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findExecutable('chromium'),
    args: [...browserArguments, `--remote-debugging-port=${devtoolsPort}`, ...options],
  });
  try {
    await work(context);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Lighthouse errors that occur if the browser was too busy to record the page; not the page's fault. */
const transientErrors = new Set([
  'NO_NAVSTART',
  'NO_FCP',
  'NO_LCP',
  'NO_TRACING_STARTED',
  'PROTOCOL_TIMEOUT',
  'TARGET_CRASHED',
]);
const attempts = 3;

/** Audits a URL in the open browser. @throws Error if the page cannot be loaded */
export async function audit(url: string, categories: readonly string[]): Promise<Result> {
  for (let left = attempts - 1; ; left -= 1) {
    const result = await lighthouse(url, { port: devtoolsPort, onlyCategories: [...categories], logLevel: 'error' });
    const error = result?.lhr.runtimeError;
    if (result && !error) return result.lhr;
    if (left === 0 || !error || !transientErrors.has(error.code))
      throw new Error(`${url}: ${error?.message ?? 'no result'}`);
  }
}
