import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { copyCompiled } from '@/scripts/copy-compiled';
import { writeFileAtomic } from '@/scripts/write-file-atomic';
import { temporaryFolder } from '../../temp-folder';

const folder = temporaryFolder();
const [from, to] = [path.join(folder, 'from'), path.join(folder, 'to')];

it('code and scripts are copied under the same names, without pages, content and the records of the build', () => {
  const compiled = ['BUILD_ID', 'routes-manifest.json', 'server/app/[locale]/page.js', 'server/chunks/a.js'];
  const scripts = ['static/chunks/b.js', 'static/media/c.woff2'];
  const others = [
    ...['server/app/en.html', 'server/app/en.html.br', 'server/app/en.rsc', 'server/app/en.segments/_tree.segment.rsc'],
    ...['server/app/sitemap.xml.body', 'static/search-index/d.json', 'static/chunks/b.js.br', 'content/prices.json'],
    ...['messages/en/home.json', 'build-record.json', 'assets.json', 'content-index.json', 'on-demand-pages/1/e.html'],
    ...['first-pages.json', 'cache/search-texts.json'],
  ];
  for (const name of [...compiled, ...scripts, ...others]) writeFileAtomic(path.join(from, name), name);
  copyCompiled(from, to);
  const copied = readdirSync(to, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? path.relative(to, path.join(entry.parentPath, entry.name)) : [],
  );
  expect(copied.toSorted()).toEqual([...compiled, ...scripts].toSorted());
  const isShared = (name: string) => statSync(path.join(from, name)).ino === statSync(path.join(to, name)).ino;
  expect(scripts.map(isShared)).toEqual([true, true]);
  // Next.js writes manifests again.
  expect(compiled.map(isShared)).toEqual(compiled.map(() => false));
  expect(existsSync(path.join(to, 'server', 'app', 'en.segments'))).toBe(false);
});
