import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Finds the programs that tests, benchmarks and the cluster need, and installs missing ones. */

const subfolders = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];

/** Folders of executables: the PATH, and folders that are not on the PATH of users other than root. */
const executableFolders = (): string[] => [
  ...(process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== ''),
  ...['/usr/sbin', '/usr/local/sbin'],
];

const findIn = (folders: readonly string[], names: readonly string[]): string | undefined =>
  names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));

/** Returns whether a browser starts; a package's stub, or a browser with missing libraries, does not. */
function isWorkingBrowser(file: string | undefined, product: RegExp): file is string {
  if (!file || !existsSync(file)) return false;
  try {
    return product.test(execFileSync(file, ['--version'], { encoding: 'utf8', stdio: 'pipe', timeout: 60_000 }));
  } catch {
    return false;
  }
}

/** The headless shell renders the same as the browser, and browser tests run 20% faster in it. */
const chromiumNames = [
  ...['chromium-headless-shell', 'chrome-headless-shell', 'chromium', 'chromium-browser'],
  ...['google-chrome', 'google-chrome-stable', 'chrome'],
];
const macApps = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

/** @throws Error when CHROMIUM_PATH is not a working browser */
function findChromium(): string | undefined {
  const configured = process.env.CHROMIUM_PATH;
  if (configured && !isWorkingBrowser(configured, /Chrom/))
    throw new Error(`CHROMIUM_PATH is "${configured}", which is not a working Chrome or Chromium.`);
  if (configured) return configured;
  const files = chromiumNames.map((name) => findIn(executableFolders(), [name]));
  return [...files, ...macApps, chromium.executablePath()].find((file) => isWorkingBrowser(file, /Chrom/));
}

function findFirefox(): string | undefined {
  const file = findIn(executableFolders(), ['firefox-esr', 'firefox']);
  return isWorkingBrowser(file, /Firefox/) ? file : undefined;
}

/** The folder of `postgres` and `initdb`, which Debian does not put on the PATH. */
function findPostgresFolder(): string | undefined {
  const debian = subfolders('/usr/lib/postgresql').map((folder) => path.join(folder, 'bin'));
  const isServer = (folder: string) => ['postgres', 'initdb'].every((name) => existsSync(path.join(folder, name)));
  return [...executableFolders(), ...debian].find(isServer);
}

/** Debian installs MiniBrowser in a folder per architecture, other systems in libexec. */
const findMiniBrowser = () =>
  findIn(
    [...subfolders('/usr/lib'), '/usr/libexec', '/usr/lib'].map((folder) => path.join(folder, 'webkit2gtk-4.1')),
    ['MiniBrowser'],
  );

type SystemDependency = {
  /** Name in messages. */
  name: string;
  /** Returns its path, if it is installed. */
  find: () => string | undefined;
  debianPackage: string;
  /** Installs it where Debian's package cannot be installed. */
  download?: () => void;
};

const onPath = (name: string, debianPackage = name): SystemDependency => ({
  name,
  debianPackage,
  find: () => findIn(executableFolders(), [name]),
});

const downloadChromium = () => {
  const options = { stdio: 'ignore', timeout: 180_000 } as const;
  execFileSync(path.join('node_modules', '.bin', 'playwright'), ['install', 'chromium'], options);
};

const table = {
  chromium: {
    name: 'Chrome or Chromium',
    find: findChromium,
    debianPackage: 'chromium-headless-shell',
    download: downloadChromium,
  },
  postgres: { name: 'a PostgreSQL server', find: findPostgresFolder, debianPackage: 'postgresql' },
  nginx: onPath('nginx'),
  openssl: onPath('openssl'),
  pgbouncer: onPath('pgbouncer'),
  firefox: { name: 'Firefox', find: findFirefox, debianPackage: 'firefox-esr' },
  webkitDriver: onPath('WebKitWebDriver', 'webkit2gtk-driver'),
  miniBrowser: { name: 'MiniBrowser of WebKitGTK', find: findMiniBrowser, debianPackage: 'webkit2gtk-driver' },
  xvfb: onPath('Xvfb', 'xvfb'),
} satisfies Readonly<Record<string, SystemDependency>>;

export type DependencyName = keyof typeof table;

/** Dependencies of `npm test`. */
export const testDependencies: readonly DependencyName[] = ['chromium', 'postgres'];

/** Further dependencies of the tests in Firefox and WebKit. */
export const engineDependencies = ['firefox', 'webkitDriver', 'miniBrowser', 'xvfb'] as const;

/** Paths of the programs that the tests in Firefox and WebKit use. */
export type Engines = Readonly<Record<(typeof engineDependencies)[number], string>>;

/** Whether an optional program is installed. */
export const isInstalled = (key: DependencyName): boolean => table[key].find() !== undefined;

/**
 * Finds the executable of an installed program. For PostgreSQL, returns the folder of its programs.
 * @throws Error when it is not installed
 */
export function findExecutable(key: DependencyName): string {
  const { name, find, debianPackage } = table[key];
  const file = find();
  if (file) return file;
  throw new Error(
    `${name} is required but not installed. Run npm run test:setup, or on Debian: apt-get install ${debianPackage}.`,
  );
}

/** Installs a Debian package, if this is Debian and the user is root. */
function installDebianPackage(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: 'ignore', timeout: 600_000, env } as const;
  execFileSync('apt-get', ['update'], options);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], options);
}

/**
 * Finds a program, or installs it: Debian's package, then its own download.
 * @param log receives a line about what was found or is installed
 * @throws Error when it is missing and cannot be installed
 */
export function findOrInstall(key: DependencyName, log: (line: string) => void = console.log): string {
  const { name, find, debianPackage, download }: SystemDependency = table[key];
  const installers = [() => installDebianPackage(debianPackage), ...(download ? [download] : [])];
  let file = find();
  for (const install of installers) {
    if (file) break;
    log(`Installing ${name} …`);
    try {
      install();
    } catch {
      // Try the next one; findExecutable reports that all have failed.
    }
    file = find();
  }
  file ??= findExecutable(key);
  log(`Found ${name}: ${file}`);
  return file;
}
