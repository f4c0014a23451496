import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { parseManifest, serializeManifest, type Asset } from '@/lib/http-server/asset-manifest';

const page = (number: number): Asset => ({
  file: `server/app/en/page-${number}.html`,
  type: 'text/html; charset=utf-8',
  etag: `tag${number}aaaaaaaaaaaaaaaaa`,
  cacheControl: '',
  bytes: 100_000 + number,
  br: 9000,
  gz: number % 2 ? 0 : 12_000,
  lastModified: number % 2 ? '' : 'Mon, 14 Sep 2026 00:00:00 GMT',
  scripts: ["'sha256-head'", "'sha256-start'", `'sha256-${number}'`],
});

describe('asset manifest', () => {
  const files = new Map(Array.from({ length: 20 }, (_, number) => [`/en/page-${number}`, page(number)]));
  const table = parseManifest(serializeManifest(files));

  it('the asset manifest returns every file as recorded', () => {
    for (const [path, file] of files) expect(table.get(path)).toEqual(file);
    expect([...table.paths()]).toHaveLength(20);
  });

  it('unknown paths are not found in the asset manifest, including names of object properties', () => {
    for (const path of ['/en', '/en/page-20', '__proto__', 'constructor', '']) {
      expect(table.get(path)).toBeUndefined();
    }
  });

  it('the asset manifest of sixty thousand pages takes at most 40 MB', () => {
    const many = serializeManifest(
      new Map(Array.from({ length: 60_000 }, (_, i) => [`/ru/blog/an-article-${i}`, page(i)])),
    );
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const used = () => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    const before = used();
    const table = parseManifest(many);
    expect(used() - before).toBeLessThan(40_000_000);
    expect([...table.paths()]).toHaveLength(60_000);
  });
});
