import { copyFileSync, cpSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { bundleFolder } from '@/lib/desk/desk-bundle';
import { appFolder } from '@/lib/next-internals/build-folder';
import { shardFolder } from '@/lib/search/shard-paths';

/** Copies what was compiled from one build to another, which then renders other content with the same scripts. */

/** The only folders whose files nothing ever changes: they have hashed names. */
const staticFolder = 'static';

/** Files and folders of a build that are compiled, and manifests that Next.js reads when it renders. */
const isCompiled = (name: string) =>
  name === 'server' ||
  name === bundleFolder ||
  name === 'node_modules' ||
  name === 'BUILD_ID' ||
  name.endsWith('.json') ||
  name.endsWith('.js');

/** Entries of our own, which each build has for itself. */
const ownFiles = new Set([
  ...['build-record.json', 'assets.json', 'content-index.json', 'minimal-error-messages.json', 'first-pages.json'],
]);

/** What Next.js renders into the folder of compiled routes, and its compressed forms. */
const rendered = /\.(?:html|rsc|meta|body|br|gz)$|\.segments(?:\/|$)/;
/** Whether a file in that folder is rendered from content; the pages that Next.js shows for errors of its own are not. */
export const isRendered = (name: string): boolean => rendered.test(name) && !name.startsWith('_');

/** Hard-links a file; a disk without links gets a copy. */
export function linkOrCopy(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function linkStatic(from: string, to: string): void {
  for (const entry of readdirSync(path.join(from, staticFolder), { recursive: true, withFileTypes: true })) {
    const file = path.relative(from, path.join(entry.parentPath, entry.name));
    if (!entry.isFile() || path.dirname(file) === path.normalize(shardFolder) || /\.(?:br|gz)$/.test(file)) continue;
    linkOrCopy(path.join(from, file), path.join(to, file));
  }
}

/**
 * @param from the folder of a finished build
 * @param to an empty folder
 */
export function copyCompiled(from: string, to: string): void {
  const routes = path.join(from, appFolder);
  const isWanted = (file: string) => !file.startsWith(routes + path.sep) || !isRendered(path.relative(routes, file));
  for (const name of readdirSync(from)) {
    if (!isCompiled(name) || ownFiles.has(name)) continue;
    // Copies, not links: Next.js writes some of these files again.
    cpSync(path.join(from, name), path.join(to, name), { recursive: true, verbatimSymlinks: true, filter: isWanted });
  }
  linkStatic(from, to);
}
