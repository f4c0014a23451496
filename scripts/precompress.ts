import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pageCacheControl } from '@/lib/request-routing/cache-control';
import { pointerFolder, shardUrl, shardFolder } from '@/lib/search/shard-paths';
import {
  parsePrerenderManifest,
  prerenderManifestFile,
  type PrerenderedRoute,
} from '@/lib/next-internals/build-folder';
import { etagOf, precompress, type PageKind } from '@/lib/http-server/rendering/precompress';
import { immutable, mediaType } from '@/lib/http-server/assets/asset-type';
import { publicPaths } from '@/lib/http-server/public-path';
import {
  manifestFile,
  parseManifest,
  serializeManifest,
  type Asset,
  type AssetManifest,
} from '@/lib/http-server/asset-manifest';
import { linkOrCopy } from './copy-compiled';

/** Prepares a build for the site's server: writes precompressed variants of its files and the asset manifest. */

type Source = Pick<Asset, 'file' | 'type' | 'cacheControl' | 'lastModified'> & {
  url: string;
  kind?: PageKind;
};

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/** Pages and machine-readable responses prerendered by Next.js; without a list of them, Next.js responds itself. */
function readPrerendered(folder: string): PrerenderedRoute[] {
  const file = path.join(folder, prerenderManifestFile);
  return parsePrerenderManifest(existsSync(file) ? readFileSync(file, 'utf8') : '');
}

const toSources = (prerendered: readonly PrerenderedRoute[]): Source[] =>
  prerendered.flatMap(({ route, file, isPage, headers }): Source[] => {
    if (isPage) return [{ url: route, file, type: 'text/html; charset=utf-8', cacheControl: '', kind: 'page' }];
    return publicPaths(route).map((url) => ({
      url,
      file,
      type: headers['content-type'] ?? mediaType(url),
      cacheControl: headers['cache-control'] ?? '',
      lastModified: headers['last-modified'] ?? '',
      kind: 'copy',
    }));
  });

/** The search index, which has its own URLs. */
function listSearchIndex(folder: string): Source[] {
  const source = (root: string, cacheControl: string) =>
    readdirSync(path.join(folder, root)).map((name) => ({
      url: shardUrl(path.parse(name).name),
      file: path.join(root, name),
      type: mediaType(name),
      cacheControl,
    }));
  return [...source(shardFolder, immutable), ...source(pointerFolder, pageCacheControl.public)];
}

/** Scripts, styles and images; `public/` is copied so that the build is self-contained. */
function listAssets(folder: string): Source[] {
  cpSync('public', path.join(folder, 'public'), { recursive: true });
  const source = (root: string, prefix: string, cacheControl: (name: string) => string) =>
    listFiles(path.join(folder, root)).map((name) => ({
      url: `${prefix}/${name.split(path.sep).map(encodeURIComponent).join('/')}`,
      file: path.join(root, name),
      type: mediaType(name),
      cacheControl: cacheControl(name),
    }));
  return [
    ...source('static', '/_next/static', () => immutable).filter(({ file }) => path.dirname(file) !== shardFolder),
    // Font file names contain their version.
    ...source('public', '', (name) =>
      name.startsWith(path.join('assets', 'fonts')) ? immutable : 'public, max-age=0',
    ),
  ];
}

const readManifest = (folder: string) => parseManifest(readFileSync(path.join(folder, manifestFile), 'utf8'));

/** A build whose compressed files can be used again for files that are the same. */
type Previous = { folder: string; manifest: AssetManifest };

const variantsOf = ({ br, gz }: Asset) => [...(br > 0 ? ['.br'] : []), ...(gz > 0 ? ['.gz'] : [])];

/** Takes the compressed forms of an equal file from another build. @returns null if there is none */
function reuse(target: string, etag: string, source: Source, { folder, manifest }: Previous): Asset | null {
  const asset = manifest.get(source.url);
  if (asset?.etag !== etag) return null;
  const variants = variantsOf(asset).map((extension) => [`${path.join(folder, asset.file)}${extension}`, extension]);
  if (!variants.every(([file]) => existsSync(file!))) return null;
  for (const [file, extension] of variants) linkOrCopy(file!, target + extension);
  const { type, cacheControl, lastModified = '', file } = source;
  return { ...asset, file, type, cacheControl, lastModified };
}

async function compressAsset(folder: string, source: Source, previous: Previous | undefined): Promise<Asset> {
  const { file, type, cacheControl, lastModified = '', kind } = source;
  const target = path.join(folder, file);
  const content = await readFile(target);
  const reused = previous && reuse(target, etagOf(content), source, previous);
  if (reused) return reused;
  const { metadata, variants } = await precompress(content, type, kind);
  for (const { extension, bytes } of variants) await writeFile(`${target}${extension}`, bytes);
  return { file, type, cacheControl, lastModified, ...metadata };
}

/** Compresses files, four at a time. */
async function compressAll(
  folder: string,
  sources: readonly Source[],
  previous?: Previous,
): Promise<Map<string, Asset>> {
  const assets = new Map<string, Asset>();
  const queue = sources.filter(({ file }) => existsSync(path.join(folder, file))).values();
  const worker = async () => {
    for (const source of queue) assets.set(source.url, await compressAsset(folder, source, previous));
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  return assets;
}

export type Publication = { rendered: readonly PrerenderedRoute[]; previous: string };

/**
 * Compresses all static responses of a build and writes the asset manifest.
 * @param folder the folder of a build
 * @param publication what was rendered, if only content is published, and a finished build, of which compressed files are
 * used again
 */
export async function precompressBuild(folder: string, publication?: Publication): Promise<void> {
  const prerendered = publication?.rendered ?? readPrerendered(folder);
  const sources = [...toSources(prerendered), ...listSearchIndex(folder), ...listAssets(folder)];
  const previous = publication && { folder: publication.previous, manifest: readManifest(publication.previous) };
  const assets = await compressAll(folder, sources, previous);
  writeFileSync(path.join(folder, manifestFile), serializeManifest(assets));
}

/** Compresses the prerendered pages of a build whose manifest has all other files, and adds them to the manifest. */
export async function precompressPages(folder: string): Promise<void> {
  const manifest = readManifest(folder);
  const others = [...manifest.paths()].map((url) => [url, manifest.get(url)!] as const);
  const pages = await compressAll(folder, toSources(readPrerendered(folder)));
  writeFileSync(path.join(folder, manifestFile), serializeManifest(new Map([...others, ...pages])));
}
