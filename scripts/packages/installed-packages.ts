import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package of `package-lock.json`. */
export type InstalledPackage = {
  name: string;
  version: string;
  /** SPDX expression from the package's `package.json`; `none named` without one. */
  license: string;
};

type LockEntry = { version?: string; license?: string; link?: boolean };
type Manifest = {
  license?: string | { type?: string };
  licenses?: readonly { type?: string }[];
};

export const noLicense = 'none named';

/** License of a manifest, in the current form or one of those used before 2016. */
export function licenseOf({ license, licenses }: Manifest): string {
  if (typeof license === 'string') return license;
  const types = (license ? [license] : (licenses ?? [])).flatMap(({ type }) => type ?? []);
  return types.join(' OR ') || noLicense;
}

/**
 * Reads the installed packages, and packages of other platforms whose license is in the lock file.
 * @param folder the project's folder, with `package-lock.json` and `node_modules`
 * @throws Error when a package required on every platform is not installed
 */
export function installedPackages(folder = '.'): InstalledPackage[] {
  const lock = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry & { optional?: boolean; peer?: boolean }>;
  };
  return Object.entries(lock.packages).flatMap(([location, entry]): InstalledPackage[] => {
    if (location === '' || entry.link) return [];
    const file = path.join(folder, location, 'package.json');
    const isInstalled = existsSync(file);
    if (!isInstalled && !entry.optional && !entry.peer) throw new Error(`${location} is not installed. Run npm ci.`);
    if (!isInstalled && !entry.license) return [];
    const manifest: Manifest = isInstalled ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : entry;
    return [
      {
        name: location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length),
        version: entry.version ?? '',
        license: licenseOf(manifest),
      },
    ];
  });
}
