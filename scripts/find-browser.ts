import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { installOnDebian } from './install-on-debian';

/** Finders of a browser, in order of preference. Each returns the path of an executable, or null. */

/** Headless shell of Chromium: renders the same, and the browser tests run 20% faster in it. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Returns whether the file is a working browser, not a package's stub or a browser with missing libraries. */
function isWorkingBrowser(file: string): boolean {
  if (!existsSync(file)) return false;
  try {
    return /Chrom/.test(execFileSync(file, ['--version'], { encoding: 'utf8', stdio: 'pipe', timeout: 30_000 }));
  } catch {
    return false;
  }
}

function findFromSetting(): string | null {
  const configured = process.env.CHROMIUM_PATH;
  if (configured && !isWorkingBrowser(configured))
    throw new Error(`CHROMIUM_PATH is "${configured}", which is not a working Chrome or Chromium.`);
  return configured || null;
}

function findOnPath(names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isWorkingBrowser) ?? null;
}

const findShell = (): string | null => findOnPath(shells);
const findInstalledBrowser = (): string | null => findOnPath(browsers) ?? macApps.find(isWorkingBrowser) ?? null;

function installPlaywrightBrowser(): string | null {
  const file = chromium.executablePath();
  if (isWorkingBrowser(file)) return file;
  try {
    execFileSync(path.join('node_modules', '.bin', 'playwright'), ['install', 'chromium'], {
      stdio: 'ignore',
      timeout: 180_000,
    });
  } catch {
    return null;
  }
  return isWorkingBrowser(file) ? file : null;
}

const installDebianShell = (): string | null => (installOnDebian('chromium-headless-shell') ? findShell() : null);
const installDebianBrowser = (): string | null => (installOnDebian('chromium') ? findInstalledBrowser() : null);

const finders = [
  findFromSetting,
  findShell,
  installDebianShell,
  findInstalledBrowser,
  installPlaywrightBrowser,
  installDebianBrowser,
];

/**
 * Finds Chrome or Chromium: CHROMIUM_PATH, an installed headless shell or Debian's, an installed browser, Playwright's
 * browser, or Debian's.
 * @throws Error when none is found and none can be installed
 */
export function findBrowser(): string {
  for (const finder of finders) {
    const file = finder();
    if (file) return file;
  }
  throw new Error(
    'Browser tests require Chrome or Chromium. Install one, or set CHROMIUM_PATH to its executable; installing one with Playwright or apt-get failed.',
  );
}
