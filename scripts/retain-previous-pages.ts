import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  manifestFile,
  parseManifest,
  serializeManifest,
  type Asset,
  type AssetManifest,
} from '@/lib/http-server/asset-manifest';
import { previousPagesFile, previousPagesFolder, readPreviousPages } from '@/lib/http-server/previous-pages';
import { readOnDemandPages } from '@/lib/http-server/on-demand-log';
import { splitLocale } from '@/lib/i18n/locale-paths';
import { isFeedPath } from '@/lib/urls/feed-paths';
import { linkOrCopy } from './copy-compiled';

const entriesOf = (manifest: AssetManifest) => [...manifest.paths()].map((url) => [url, manifest.get(url)!] as const);
/** Feeds are rendered on request as pages are. */
const isPage = ([url, { type }]: readonly [string, Asset]) =>
  type.startsWith('text/html') || isFeedPath(splitLocale(url).path);

/** Links the pages of one publication into the next, which has not rendered all of them. */
export function retainPreviousPages(previous: string, folder: string): void {
  const readManifest = (build: string) => parseManifest(readFileSync(path.join(build, manifestFile), 'utf8'));
  const rendered = new Set(readManifest(folder).paths());
  const older = new Map([
    ...entriesOf(readPreviousPages(previous)),
    ...readOnDemandPages(previous),
    ...entriesOf(readManifest(previous)).filter(isPage),
  ]);
  const retained = new Map<string, Asset>();
  for (const [url, asset] of older) {
    if (rendered.has(url) || !existsSync(path.join(previous, asset.file))) continue;
    const isRetained = asset.file.startsWith(previousPagesFolder + path.sep);
    const file = isRetained ? asset.file : path.join(previousPagesFolder, asset.file);
    for (const extension of ['', ...(asset.br > 0 ? ['.br'] : []), ...(asset.gz > 0 ? ['.gz'] : [])]) {
      linkOrCopy(path.join(previous, asset.file + extension), path.join(folder, file + extension));
    }
    retained.set(url, { ...asset, file });
  }
  mkdirSync(path.join(folder, previousPagesFolder), { recursive: true });
  writeFileSync(path.join(folder, previousPagesFile), serializeManifest(retained));
}
