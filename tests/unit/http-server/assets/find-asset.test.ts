import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { findAsset } from '@/lib/http-server/assets/find-asset';
import { retainAssets } from '@/lib/http-server/assets/retain-assets';
import { FileCache } from '@/lib/http-server/file-cache';
import { mountTmpfs } from '../../../tmpfs';
import { builtFiles } from './built-files';
import { folderPerTest } from '@/tests/temp-folder';

const { at } = folderPerTest();

const build = (id: string, scripts: readonly string[]) => builtFiles(at(), id, scripts);

describe('finding a retained asset', () => {
  it('a retained asset is found with its compressed variants and metadata', async () => {
    const folder = at('shared');
    await retainAssets(build('one', ['a.js']), { folder, days: 7 });
    const found = await findAsset(folder, '/_next/static/chunks/a.js', new FileCache());
    expect(found).toMatchObject({
      file: 'static/chunks/a.js',
      type: 'text/javascript; charset=utf-8',
      bytes: 25,
      br: 28,
      gz: 0,
      cacheControl: 'public, max-age=31536000, immutable',
    });
  });

  it.each(['/_next/static/chunks/b.js', '/_next/static/chunks', '/_next/static/chunks/a.js/b.js', '/pricing'])(
    'an asset that was not retained is not found: %s',
    async (assetUrl) => {
      const folder = at('shared');
      await retainAssets(build('one', ['a.js']), { folder, days: 7 });
      expect(await findAsset(folder, assetUrl, new FileCache())).toBeNull();
      expect(await findAsset(at('nowhere'), assetUrl, new FileCache())).toBeNull();
    },
  );
});

const disk = mountTmpfs();

describe.skipIf(!disk)('unwritable disk', () => {
  const logged: unknown[] = [];
  afterEach(() => {
    logged.length = 0;
    disk!.allowWriting(true);
    disk!.empty();
  });
  afterAll(() => disk!.unmount());

  it('assets on another file system are copied atomically', async () => {
    const first = build('one', ['a.js']);
    const there = { folder: path.join(disk!.folder, 'copies'), days: 7 };
    await retainAssets(first, there);
    const copy = path.join(there.folder, 'static/chunks/a.js');
    expect(readFileSync(copy, 'utf8')).toBe('static/chunks/a.js of one');
    const two = build('two', []);
    writeFileSync(path.join(two, 'static/large.js'), Buffer.alloc(1024 * 1024, 'x'));
    disk!.fill();
    await expect(retainAssets(two, there)).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(existsSync(path.join(there.folder, 'static/large.js'))).toBe(false);
    disk!.empty();
    await retainAssets(two, there);
    expect(statSync(path.join(there.folder, 'static/large.js')).size).toBe(1024 * 1024);
  });
});
