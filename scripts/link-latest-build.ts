import { existsSync, lstatSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

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

/** The build folder of `npm run dev`, apart from the production builds', so that neither affects the other. */
export const devFolder = '.next-dev';

/**
 * The folder that Next.js adds below it. The route types are always there, whether `npm ci`, `npm run dev`, `npm run build`
 * or `npm test` has written them; `tsconfig.json` and the script `prepare` of `package.json` name it as well.
 */
export const devBuild = path.join(devFolder, 'dev');
