import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { bundleFilePath, serializeBundle } from '@/lib/desk/desk-bundle';
import { filesPath } from '@/lib/desk/desk-page';
import { immutable, mediaType } from '@/lib/http-server/assets/asset-type';
import { serializeManifest, type Asset } from '@/lib/http-server/asset-manifest';
import { precompress } from '@/lib/http-server/rendering/precompress';

/** Bundles the script of the content desk: Sveltia CMS from its module entry, with its fonts and workers. */

const entryPoint = 'lib/desk/browser/start.ts';
const cms = path.join('node_modules', '@sveltia', 'cms');

/** Languages of code blocks that the CMS highlights; it knows 300 more. */
const highlighted: ReadonlySet<string> = new Set(['bash', 'javascript', 'json', 'python', 'yaml']);

const assets = path.join(cms, 'npm', 'assets');
const assetNames = () => readdirSync(assets).filter((name) => !name.endsWith('.map'));

/** Returns the address of a font that the CMS brings. @throws Error if it brings another version of its fonts */
function fontUrl(family: string, subset: string): string {
  const name = assetNames().find((file) => file.startsWith(`${family}-${subset}-`));
  if (!name) throw new Error(`@sveltia/cms has no file of the font ${family} (${subset}).`);
  return filesPath + name;
}

/** Avatars of editors are at hosts that the page must not request, so the CMS gets none and shows a symbol instead. */
const withoutAvatars = (script: string): string =>
  script
    .replaceAll(/\b(avatarURL|authorAvatarURL):(?:void 0|[\w.?]+)/g, '$1:void 0')
    .replaceAll('.authorAvatarURL=', '._avatar=');

/**
 * The CMS refers to its assets by their place in its package; here they are next to the script. Its styles name the
 * fonts on a public server, although it brings them.
 */
const localAssets = (script: string): string =>
  script
    .replaceAll(/(new URL\(\s*`)(?:\.\.\/)?assets\//g, '$1./')
    .replaceAll(
      /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g,
      (_, family: string, subset: string) => fontUrl(family, subset),
    );

const cmsAssets: Plugin = {
  name: 'cms-assets',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /[\\/]@sveltia[\\/]cms[\\/]npm[\\/].*\.js$/ }, ({ path: file }) => ({
      contents: withoutAvatars(localAssets(readFileSync(file, 'utf8'))),
      loader: 'js',
    }));
    onResolve({ filter: /^@shikijs\/langs\// }, ({ path: specifier }) =>
      highlighted.has(path.basename(specifier)) ? undefined : { path: specifier, namespace: 'empty' },
    );
    onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: 'export default [];', loader: 'js' }));
  },
};

async function compressFile(folder: string, name: string): Promise<[string, Asset]> {
  const file = path.join(folder, name);
  const type = mediaType(name);
  // Quality 11 would take longer than the rest of the bundling, for a page of a few editors.
  const { metadata, variants } = await precompress(readFileSync(file), type, 'copy');
  for (const { extension, bytes } of variants) writeFileSync(file + extension, bytes);
  return [name, { file: name, type, cacheControl: immutable, ...metadata }];
}

/**
 * Writes the bundle to a folder, whose files are replaced.
 * @throws Error if a module cannot be resolved
 */
export async function bundleDesk(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { metafile } = await build({
    ...{ entryPoints: [entryPoint], outdir: folder, bundle: true, splitting: true, minify: true, metafile: true },
    ...{ format: 'esm', platform: 'browser', target: 'es2022', logLevel: 'error' },
    ...{ entryNames: '[name]-[hash]', chunkNames: '[name]-[hash]', tsconfig: 'tsconfig.json' },
    plugins: [cmsAssets],
  });
  const [entry = ''] = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === entryPoint) ?? [];
  for (const name of assetNames()) copyFileSync(path.join(assets, name), path.join(folder, name));
  copyFileSync(path.join(cms, 'LICENSE.txt'), path.join(folder, 'sveltia-cms.LICENSE.txt'));
  const files = new Map<string, Asset>();
  for (const name of readdirSync(folder)) files.set(...(await compressFile(folder, name)));
  writeFileSync(bundleFilePath(folder), serializeBundle(path.basename(entry), serializeManifest(files)));
}
