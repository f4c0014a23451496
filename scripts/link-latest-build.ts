import { existsSync, lstatSync, rmSync, symlinkSync } from 'node:fs';

/** Next.js looks for a build in `.next`: with a link there, `next start` serves the newest one, to compare. */

const standing = (link: string) => lstatSync(link, { throwIfNoEntry: false });

/** Makes the link lead to a build's folder, unless a folder stands in its place. */
export function linkLatestBuild(folder: string, link = '.next'): void {
  const there = standing(link);
  if (there && !there.isSymbolicLink()) return;
  rmSync(link, { force: true });
  symlinkSync(folder, link);
}

/** Takes away a link whose build somebody has removed: `next build` would stop at it. */
export function removeDeadLink(link = '.next'): void {
  if (standing(link)?.isSymbolicLink() && !existsSync(link)) rmSync(link);
}
