import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package of `package-lock.json`. */
export type InstalledPackage = {
  name: string;
  version: string;
  /** As SPDX writes it, from the package's own `package.json`; `none named` without one. */
  licence: string;
  /** What npm runs when it installs the package; null when nothing. */
  script: string | null;
};

type Locked = { version?: string; license?: string; hasInstallScript?: boolean; link?: boolean };
type Manifest = {
  license?: string | { type?: string };
  licenses?: readonly { type?: string }[];
  scripts?: Record<string, string>;
};

export const noLicence = 'none named';

/** The licence that a manifest names, in today's form or one of those of before 2016. */
export function licenceOf({ license, licenses }: Manifest): string {
  if (typeof license === 'string') return license;
  const types = (license ? [license] : (licenses ?? [])).flatMap(({ type }) => type ?? []);
  return types.join(' OR ') || noLicence;
}

const scriptOf = ({ scripts = {} }: Manifest): string =>
  ['preinstall', 'install', 'postinstall'].flatMap((name) => scripts[name] ?? []).join(' && ') || 'node-gyp rebuild';

/**
 * Reads what is installed, and what would be on another system as far as the lock file tells its licence.
 * @param folder of the project, with `package-lock.json` and `node_modules`
 * @throws Error with one sentence when a package that every system needs is not installed
 */
export function installedPackages(folder = '.'): InstalledPackage[] {
  const lock = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked & { optional?: boolean; peer?: boolean }>;
  };
  return Object.entries(lock.packages).flatMap(([place, locked]): InstalledPackage[] => {
    if (place === '' || locked.link) return [];
    const file = path.join(folder, place, 'package.json');
    const isHere = existsSync(file);
    if (!isHere && !locked.optional && !locked.peer) throw new Error(`${place} is not installed: npm ci installs it.`);
    if (!isHere && !locked.license && !locked.hasInstallScript) return [];
    const manifest: Manifest = isHere ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : locked;
    return [
      {
        name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
        version: locked.version ?? '',
        licence: licenceOf(manifest),
        script: locked.hasInstallScript ? scriptOf(manifest) : null,
      },
    ];
  });
}
