import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pageCacheControl } from '@/lib/routing/cache-control';
import { entryFolder, partAddress, partFolder } from '@/lib/search/part-files';
import { servedForms, type PageKind } from '@/lib/serving/making/served-forms';
import { forEver, typeOf } from '@/lib/serving/assets/asset-type';
import { machineAddress } from '@/lib/serving/machine-address';
import { tableFile, writeTable, type ServedFile } from '@/lib/serving/file-table';

/** Makes of a build what the site's own server sends: files with their compressed forms beside them, and a table of them. */

type Source = Pick<ServedFile, 'file' | 'type' | 'cacheControl'> & {
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
    return machineAddress(route).map((address) => ({
      address,
      file: path.join('server', 'app', `${route}.body`),
      type: initialHeaders?.['content-type'] ?? typeOf(address),
      cacheControl: initialHeaders?.['cache-control'] ?? '',
      kind: 'copy',
    }));
  });
}

/** The index of the search, which has addresses of its own. */
function searchIndex(folder: string): Source[] {
  const source = (root: string, cacheControl: string) =>
    readdirSync(path.join(folder, root)).map((name) => ({
      ...{ address: partAddress(path.parse(name).name), file: path.join(root, name), type: typeOf(name), cacheControl },
    }));
  return [...source(partFolder, forEver), ...source(entryFolder, pageCacheControl.public)];
}

/** Scripts, styles and pictures; files of `public/` are copied, so that the build is whole without the sources. */
function assets(folder: string): Source[] {
  cpSync('public', path.join(folder, 'public'), { recursive: true });
  const source = (root: string, prefix: string, cacheControl: (name: string) => string) =>
    filesIn(path.join(folder, root)).map((name) => ({
      address: `${prefix}/${name.split(path.sep).map(encodeURIComponent).join('/')}`,
      ...{ file: path.join(root, name), type: typeOf(name), cacheControl: cacheControl(name) },
    }));
  return [
    ...source('static', '/_next/static', () => forEver).filter(({ file }) => path.dirname(file) !== partFolder),
    // The names of fonts hold their version.
    ...source('public', '', (name) => (name.startsWith(path.join('assets', 'fonts')) ? forEver : 'public, max-age=0')),
  ];
}

async function makeOne(folder: string, source: Source): Promise<ServedFile> {
  const { file, type, cacheControl, kind } = source;
  const target = path.join(folder, file);
  const { facts, forms } = await servedForms(await readFile(target), type, kind);
  for (const { ending, bytes } of forms) await writeFile(`${target}${ending}`, bytes);
  return { file, type, cacheControl, ...facts };
}

/**
 * Compresses everything in a build's folder that is sent as it is, four at a time, and writes the table of it.
 * @param folder the build's own, finished by Next.js
 */
export async function makeFiles(folder: string): Promise<void> {
  const sources = [...prerendered(folder), ...searchIndex(folder), ...assets(folder)].filter(({ file }) =>
    existsSync(path.join(folder, file)),
  );
  const made = new Map<string, ServedFile>();
  const queue = sources.values();
  const worker = async () => {
    for (const source of queue) made.set(source.address, await makeOne(folder, source));
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  writeFileSync(path.join(folder, tableFile), writeTable(made));
}
