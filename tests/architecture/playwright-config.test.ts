import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';

const folder = mkdtempSync(path.join(os.tmpdir(), 'browser-'));
const browser = path.join(folder, 'chromium-headless-shell');
const launchLog = path.join(folder, 'started');

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Loads the configuration as Playwright does in each of its processes. */
async function loadConfig() {
  vi.resetModules();
  return (await import('@/playwright.config')).default;
}

it("without CHROMIUM_PATH, Playwright's configuration finds the browser once for all processes", async () => {
  writeFileSync(browser, `#!/bin/sh\necho started >> ${launchLog}\necho Chromium 1.0\n`);
  chmodSync(browser, 0o755);
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', `${folder}${path.delimiter}${process.env.PATH}`);

  for (const _process of ['runner', 'worker']) {
    expect((await loadConfig()).use?.launchOptions?.executablePath).toBe(browser);
  }
  // Workers inherit the runner's environment.
  expect(process.env.CHROMIUM_PATH).toBe(browser);
  expect(readFileSync(launchLog, 'utf8')).toBe('started\n');
});
