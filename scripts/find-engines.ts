import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installOnDebian } from './install-on-debian';

/** Paths of the programs that the tests in Firefox and WebKit need. */
export type Engines = {
  firefox: string;
  /** WebDriver server, which starts the browser. */
  webkitDriver: string;
  /** The browser bundled with WebKitGTK. */
  miniBrowser: string;
  /** Virtual display, which MiniBrowser requires. */
  xvfb: string;
};

/** Debian packages that contain them. */
const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

function findOnPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}

/** Returns whether Firefox starts; a package's stub without a browser does not. */
function isWorkingFirefox(firefox: string): boolean {
  try {
    return /Firefox/.test(execFileSync(firefox, ['--version'], { encoding: 'utf8', stdio: 'pipe', timeout: 60_000 }));
  } catch {
    return false;
  }
}

/** MiniBrowser is not on the PATH: Debian installs it in a folder per architecture, other systems in libexec. */
function findMiniBrowser(): string | undefined {
  const architectures = existsSync('/usr/lib')
    ? readdirSync('/usr/lib').map((name) => path.join('/usr/lib', name))
    : [];
  return [...architectures, '/usr/libexec', '/usr/lib']
    .map((folder) => path.join(folder, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find((file) => existsSync(file));
}

/** Returns the installed engines, or null if any program is missing. */
function findInstalled(): Engines | null {
  const firefox = findOnPath('firefox-esr', 'firefox');
  const webkitDriver = findOnPath('WebKitWebDriver');
  const miniBrowser = findMiniBrowser();
  const xvfb = findOnPath('Xvfb');
  if (!firefox || !isWorkingFirefox(firefox) || !webkitDriver || !miniBrowser || !xvfb) return null;
  return { firefox, webkitDriver, miniBrowser, xvfb };
}

/**
 * Finds Firefox and WebKit, or installs Debian's packages.
 * @throws Error when one is missing and cannot be installed
 */
export function findEngines(): Engines {
  const engines = findInstalled() ?? (installOnDebian(...packages) ? findInstalled() : null);
  if (engines) return engines;
  throw new Error(
    `Tests in other browsers require Firefox, WebKit with its WebDriver, and Xvfb. Install them (Debian: ${packages.join(', ')}); installing them with apt-get failed.`,
  );
}
