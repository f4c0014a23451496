import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { installOnDebian } from './install-on-debian';

/** Where a browser may be found, first match first. Each finder returns the path of an executable, or null. */

/** Chromium without windows: it draws the same, and the browser tests take a fifth less time in it. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** True when the file is a browser that runs: a package's stub, or a browser without its libraries, is none. */
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
  if (set && !works(set)) throw new Error(`CHROMIUM_PATH is "${set}", which is no browser that runs.`);
  return set || null;
}

function onPath(names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(works) ?? null;
}

const shell = (): string | null => onPath(shells);
const browser = (): string | null => onPath(browsers) ?? macApps.find(works) ?? null;

function playwrightsOwn(): string | null {
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

const finders = [fromSetting, shell, shellFromDebian, browser, playwrightsOwn, browserFromDebian];

/**
 * Finds a Chrome or Chromium: CHROMIUM_PATH, Chromium's shell that is installed or Debian's, a browser that is installed,
 * Playwright's own, or Debian's.
 * @throws Error with one sentence when there is none and none can be installed
 */
export function findBrowser(): string {
  for (const finder of finders) {
    const file = finder();
    if (file) return file;
  }
  throw new Error(
    'The browser tests need Chrome or Chromium: install one, or set CHROMIUM_PATH to its executable (none was found, and neither Playwright nor apt-get could install one).',
  );
}
