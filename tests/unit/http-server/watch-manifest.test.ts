import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serializeManifest, type Asset } from '@/lib/http-server/asset-manifest';
import { watchManifest } from '@/lib/http-server/watch-manifest';
import { eventually } from '../../eventually';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'manifest-'));
  file = path.join(folder, 'assets.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const page = (name: string): [string, Asset] => [
  name,
  { file: `${name}.html`, type: 'text/html', cacheControl: '', etag: 'tag', bytes: 1, br: 0, gz: 0, scripts: [] },
];

it('pages rendered while a build is served are found once the manifest has been replaced', async () => {
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
