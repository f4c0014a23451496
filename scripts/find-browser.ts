import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { installOnDebian } from './install-on-debian';

/** Finders of a browser, in order of preference. Each returns the path of an executable, or null. */

/** Headless shell of Chromium: renders the same, and the browser tests run 20 % faster in it. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Returns whether the file is a working browser, not a package's stub or a browser with missing libraries. */
function works(file: string): boolean {
  if (!existsSync(file)) return false;
  try {
    return /Chrom/.test(execFileSync(file, ['--version'], { encoding: 'utf8', stdio: 'pipe', timeout: 30_000 }));
  } catch {
    return false;
  }
}

function fromSetting(): string | null {
  const set = process.env.CHROMIUM_PATH;
  if (set && !works(set)) throw new Error(`CHROMIUM_PATH is "${set}", which is not a working Chrome or Chromium.`);
  return set || null;
}

function onPath(names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(works) ?? null;
}

const shell = (): string | null => onPath(shells);
const browser = (): string | null => onPath(browsers) ?? macApps.find(works) ?? null;

function playwrightBrowser(): string | null {
  const file = chromium.executablePath();
  if (works(file)) return file;
  try {
    execFileSync(path.join('node_modules', '.bin', 'playwright'), ['install', 'chromium'], {
      stdio: 'ignore',
      timeout: 180_000,
    });
  } catch {
    return null;
  }
  return works(file) ? file : null;
}

const shellFromDebian = (): string | null => (installOnDebian('chromium-headless-shell') ? shell() : null);
const browserFromDebian = (): string | null => (installOnDebian('chromium') ? browser() : null);

const finders = [fromSetting, shell, shellFromDebian, browser, playwrightBrowser, browserFromDebian];

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
    'Browser tests require Chrome or Chromium. Install one, or set CHROMIUM_PATH to its executable; neither Playwright nor apt-get could install one.',
  );
}
