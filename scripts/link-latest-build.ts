import { existsSync, lstatSync, rmSync, symlinkSync } from 'node:fs';

/** Next.js looks for a build in `.next`; a link there lets `next start` serve the newest build, for comparison. */

const statLink = (link: string) => lstatSync(link, { throwIfNoEntry: false });

/** Points the link at a build's folder, unless its path is a real folder. */
export function linkLatestBuild(folder: string, link = '.next'): void {
  const existing = statLink(link);
  if (existing && !existing.isSymbolicLink()) return;
  rmSync(link, { force: true });
  symlinkSync(folder, link);
}

/** Removes a dangling link, on which `next build` would fail. */
export function removeDanglingLink(link = '.next'): void {
  if (statLink(link)?.isSymbolicLink() && !existsSync(link)) rmSync(link);
}
