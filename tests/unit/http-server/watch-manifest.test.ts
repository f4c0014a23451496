import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { serializeManifest, type Asset } from '@/lib/http-server/asset-manifest';
import { watchManifest } from '@/lib/http-server/watch-manifest';
import { eventually } from '../../eventually';
import { folderPerTest } from '@/tests/temp-folder';

const { at } = folderPerTest();

const page = (name: string): [string, Asset] => [
  name,
  { file: `${name}.html`, type: 'text/html', cacheControl: '', etag: 'tag', bytes: 1, br: 0, gz: 0, scripts: [] },
];

it('pages rendered while a build is served are found once the manifest has been replaced', async () => {
  const file = at('assets.json');
  writeFileSync(file, serializeManifest(new Map([page('/en')])));
  const manifest = watchManifest(file, 20);
  expect([manifest.get('/en')?.file, manifest.get('/ru')]).toEqual(['/en.html', undefined]);
  writeFileSync(`${file}.new`, serializeManifest(new Map([page('/en'), page('/ru')])));
  renameSync(`${file}.new`, file);
  await eventually(() => expect(manifest.get('/ru')?.file).toBe('/ru.html'));
  rmSync(file);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([...manifest.paths()]).toEqual(['/en', '/ru']);
});
