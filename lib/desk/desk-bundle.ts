import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseManifest, type AssetManifest } from '@/lib/http-server/asset-manifest';

/** The desk's script as bundled by a build: its files, and which is loaded first. */

/** Folder in a build, and the name of the file that describes it. */
export const bundleFolder = 'desk';
const bundleFile = 'bundle.json';

export type DeskBundle = {
  /** Name of the file that the page loads. */
  entry: string;
  /** The files by name. */
  files: AssetManifest;
};

/** Path of the file that describes the bundle in a folder. */
export const bundleFilePath = (folder: string): string => path.join(folder, bundleFile);

/**
 * Serializes a bundle.
 * @param manifest the output of `serializeManifest`
 */
export const serializeBundle = (entry: string, manifest: string): string => JSON.stringify({ entry, manifest });

/** Reads the bundle of a folder. @throws NodeJS.ErrnoException if it has none */
export function readBundle(folder: string): DeskBundle {
  const { entry, manifest } = JSON.parse(readFileSync(bundleFilePath(folder), 'utf8')) as {
    entry: string;
    manifest: string;
  };
  return { entry, files: parseManifest(manifest) };
}
