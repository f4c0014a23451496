import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import type { Asset } from '@/lib/http-server/asset-manifest';
import type { OnDemandPage } from '@/lib/http-server/on-demand-page';

/** What each server of a build has rendered on request, for the publication after it (scripts/retain-previous-pages.ts). */

/** Folder of these pages in a build, with a folder and a list for the port of each server. */
export const onDemandFolder = 'on-demand-pages';

/** The list of a server's pages: a line for each, with its key and its file. */
export const onDemandLogFile = (port: number): string => path.join(onDemandFolder, `${port}.jsonl`);

/** Payloads and Markdown are not listed: a client that cannot get a new one tries again. */
export async function recordOnDemandPage(
  folder: string,
  port: number,
  { kind, key }: OnDemandPage,
  asset: Asset,
): Promise<void> {
  if (kind !== 'render' && kind !== 'feed') return;
  await appendFile(path.join(folder, onDemandLogFile(port)), `${JSON.stringify([key, asset])}\n`);
}

function parseLine(line: string): [key: string, asset: Asset][] {
  try {
    return [JSON.parse(line) as [string, Asset]];
  } catch {
    // A server was killed while it wrote the line.
    return [];
  }
}

/** Returns the pages that servers of a build have rendered; files of some may have been removed since. */
export function readOnDemandPages(folder: string): [key: string, asset: Asset][] {
  const root = path.join(folder, onDemandFolder);
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(path.join(root, name), 'utf8').trim().split('\n').flatMap(parseLine));
}
