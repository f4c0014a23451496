import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installOnDebian } from './install-on-debian';

/** The programs by which the site is tried in Firefox and in WebKit: the address of each. */
export type Engines = {
  firefox: string;
  /** Speaks WebDriver, and starts the browser. */
  webkitDriver: string;
  /** The browser that comes with WebKitGTK. */
  miniBrowser: string;
  /** A screen for it, which it cannot do without. */
  xvfb: string;
};

/** What brings them on Debian. */
const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}

/** True when it runs: a package's stub without its browser does not. */
function runs(firefox: string): boolean {
  try {
    return /Firefox/.test(execFileSync(firefox, ['--version'], { encoding: 'utf8', stdio: 'pipe', timeout: 60_000 }));
  } catch {
    return false;
  }
}

/** It is in no folder of programs: Debian keeps it in one for its kind of machine, others in libexec. */
function findMiniBrowser(): string | undefined {
  const machines = existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => path.join('/usr/lib', name)) : [];
  return [...machines, '/usr/libexec', '/usr/lib']
    .map((folder) => path.join(folder, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find((file) => existsSync(file));
}

/** The engines that are installed; null when a part is missing. */
function installed(): Engines | null {
  const firefox = onPath('firefox-esr', 'firefox');
  const webkitDriver = onPath('WebKitWebDriver');
  const miniBrowser = findMiniBrowser();
  const xvfb = onPath('Xvfb');
  if (!firefox || !runs(firefox) || !webkitDriver || !miniBrowser || !xvfb) return null;
  return { firefox, webkitDriver, miniBrowser, xvfb };
}

/**
 * Finds Firefox and WebKit: those that are installed, or Debian's packages.
 * @throws Error with one sentence when one is missing and cannot be installed
 */
export function findEngines(): Engines {
  const engines = installed() ?? (installOnDebian(...packages) ? installed() : null);
  if (engines) return engines;
  throw new Error(
    `The tests in other browsers need Firefox, and WebKit with its driver and Xvfb: install what Debian calls ${packages.join(', ')} (not all were found, and apt-get could not install them).`,
  );
}
