import { existsSync, lstatSync, renameSync, rmSync, symlinkSync } from 'node:fs';

/** Next.js looks for a build in `.next`; a link there lets `next start` serve the newest build, for comparison. */

const statLink = (link: string) => lstatSync(link, { throwIfNoEntry: false });

/**
 * Points the link at a build's folder, unless its path is a real folder.
 * @param folder the newest build's; without one the link is removed
 */
export function linkLatestBuild(folder: string | undefined, link = '.next'): void {
  const existing = statLink(link);
  if (existing && !existing.isSymbolicLink()) return;
  if (folder === undefined) {
    rmSync(link, { force: true });
    return;
  }
  const temporary = `${link}.${process.pid}`;
  symlinkSync(folder, temporary);
  renameSync(temporary, link);
}

/** Repairs a dangling link, on which `next build` would fail. */
export function repairDanglingLink(newest: string | undefined, link = '.next'): void {
  if (statLink(link)?.isSymbolicLink() && !existsSync(link)) linkLatestBuild(newest, link);
}
