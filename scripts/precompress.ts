import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pageCacheControl } from '@/lib/request-routing/cache-control';
import { entryFolder, shardUrl, shardFolder } from '@/lib/search/shard-paths';
import { precompress, type PageKind } from '@/lib/http-server/postbuild/precompress';
import { immutable, mediaType } from '@/lib/http-server/assets/asset-type';
import { publicPaths } from '@/lib/http-server/public-path';
import { manifestFile, serializeManifest, type Asset } from '@/lib/http-server/asset-manifest';

/** Makes of a build what the site's own server sends: files with their compressed forms beside them, and a table of them. */

type Source = Pick<Asset, 'file' | 'type' | 'cacheControl'> & {
  address: string;
  kind?: PageKind;
};

type PrerenderManifest = {
  routes: Record<string, { initialHeaders?: Record<string, string>; dataRoute: string | null }>;
};

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/** The pages and machine-readable answers that Next.js has made. */
function prerendered(folder: string): Source[] {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'prerender-manifest.json'), 'utf8')) as PrerenderManifest;
  return Object.entries(manifest.routes).flatMap(([route, { initialHeaders, dataRoute }]): Source[] => {
    if (route.startsWith('/_')) return [];
    if (dataRoute) {
      const file = path.join('server', 'app', `${route}.html`);
      return [
        { address: route, file, type: 'text/html; charset=utf-8', cacheControl: '', kind: 'page' },
        {
          address: `/payload${route}`,
          file: path.join('payload', `${route}.json`),
          type: 'application/json',
          cacheControl: '',
          kind: 'copy',
        },
      ];
    }
    return publicPaths(route).map((address) => ({
      address,
      file: path.join('server', 'app', `${route}.body`),
      type: initialHeaders?.['content-type'] ?? mediaType(address),
      cacheControl: initialHeaders?.['cache-control'] ?? '',
      kind: 'copy',
    }));
  });
}

/** The index of the search, which has addresses of its own. */
function searchIndex(folder: string): Source[] {
  const source = (root: string, cacheControl: string) =>
    readdirSync(path.join(folder, root)).map((name) => ({
      ...{ address: shardUrl(path.parse(name).name), file: path.join(root, name), type: mediaType(name), cacheControl },
    }));
  return [...source(shardFolder, immutable), ...source(entryFolder, pageCacheControl.public)];
}

/** Scripts, styles and pictures; files of `public/` are copied, so that the build is whole without the sources. */
function assets(folder: string): Source[] {
  cpSync('public', path.join(folder, 'public'), { recursive: true });
  const source = (root: string, prefix: string, cacheControl: (name: string) => string) =>
    filesIn(path.join(folder, root)).map((name) => ({
      address: `${prefix}/${name.split(path.sep).map(encodeURIComponent).join('/')}`,
      ...{ file: path.join(root, name), type: mediaType(name), cacheControl: cacheControl(name) },
    }));
  return [
    ...source('static', '/_next/static', () => immutable).filter(({ file }) => path.dirname(file) !== shardFolder),
    // The names of fonts hold their version.
    ...source('public', '', (name) =>
      name.startsWith(path.join('assets', 'fonts')) ? immutable : 'public, max-age=0',
    ),
  ];
}

async function makeOne(folder: string, source: Source): Promise<Asset> {
  const { file, type, cacheControl, kind } = source;
  const target = path.join(folder, file);
  const { facts, forms } = await precompress(await readFile(target), type, kind);
  for (const { ending, bytes } of forms) await writeFile(`${target}${ending}`, bytes);
  return { file, type, cacheControl, ...facts };
}

/**
 * Compresses everything in a build's folder that is sent as it is, four at a time, and writes the table of it.
 * @param folder the build's own, finished by Next.js
 */
export async function precompressBuild(folder: string): Promise<void> {
  const sources = [...prerendered(folder), ...searchIndex(folder), ...assets(folder)].filter(({ file }) =>
    existsSync(path.join(folder, file)),
  );
  const made = new Map<string, Asset>();
  const queue = sources.values();
  const worker = async () => {
    for (const source of queue) made.set(source.address, await makeOne(folder, source));
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  writeFileSync(path.join(folder, manifestFile), serializeManifest(made));
}
