import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { findBrowser } from '@/scripts/find-browser';
import { browserArguments } from '../e2e/browser-arguments';
import { freePort } from '../free-port';

/** Lighthouse with its mobile preset, in a browser that tests may prepare. */

const devtoolsPort = await freePort();

export const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** How often each page is audited. */
export const rounds = Number(process.env.LIGHTHOUSE_ROUNDS ?? 5);

/** Opens a browser with a profile of its own for as long as `work` takes. @param more further arguments of the browser */
export async function withBrowser(
  more: readonly string[],
  work: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const profile = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH ?? findBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${devtoolsPort}`, ...more],
  });
  try {
    await work(context);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** What Lighthouse says when the browser was too busy to record the page, of which the page knows nothing. */
const passing = new Set([
  'NO_NAVSTART',
  'NO_FCP',
  'NO_LCP',
  'NO_TRACING_STARTED',
  'PROTOCOL_TIMEOUT',
  'TARGET_CRASHED',
]);
const tries = 3;

/** Audits an address in the browser that is open. @throws Error when the page cannot be loaded */
export async function audit(url: string, categories: readonly string[]): Promise<Result> {
  for (let left = tries - 1; ; left -= 1) {
    const result = await lighthouse(url, { port: devtoolsPort, onlyCategories: [...categories], logLevel: 'error' });
    const error = result?.lhr.runtimeError;
    if (result && !error) return result.lhr;
    if (left === 0 || !error || !passing.has(error.code)) throw new Error(`${url}: ${error?.message ?? 'no result'}`);
  }
}
