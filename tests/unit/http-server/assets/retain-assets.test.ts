import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { retainAssets } from '@/lib/http-server/assets/retain-assets';
import { builtFiles } from './built-files';
import { folderPerTest } from '@/tests/temp-folder';

const { at } = folderPerTest();
let folder: string;
beforeEach(() => {
  folder = at('shared', 'assets');
});

const build = (id: string, scripts: readonly string[]) => builtFiles(at(), id, scripts);

const age = (file: string, days: number) => {
  const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  utimesSync(file, then, then);
};
const ageAll = (days: number) => retained().forEach((file) => age(path.join(folder, file), days));
const retained = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
const scripts = () => retained().flatMap((file) => /^static\/chunks\/(.+\.js)$/.exec(file)?.slice(1) ?? []);
const keep = (buildFolder: string, days = 7) => retainAssets(buildFolder, { folder, days });

describe('retained assets', () => {
  it('assets are retained under their own paths, and no other files of a build', async () => {
    await keep(build('one', ['a.js']));
    expect(retained().toSorted()).toEqual([
      'public/assets/fonts/font-1.woff2',
      'static/chunks/a.js',
      'static/chunks/a.js.br',
      'static/one/_buildManifest.js',
      'static/search-index/en.one.json',
    ]);
  });

  it('retained assets take no extra disk space while their build exists, and outlast it', async () => {
    const first = build('one', ['a.js']);
    await keep(first);
    const file = path.join(folder, 'static/chunks/a.js');
    expect(statSync(file).ino).toBe(statSync(path.join(first, 'static/chunks/a.js')).ino);
    rmSync(first, { recursive: true });
    expect(readFileSync(file, 'utf8')).toBe('static/chunks/a.js of one');
  });

  it('assets are removed after the retention period', async () => {
    await keep(build('one', ['a.js', 'same.js']));
    ageAll(6);
    const second = build('two', ['b.js', 'same.js']);
    await keep(second);
    expect(scripts().toSorted()).toEqual(['a.js', 'b.js', 'same.js']);
    age(path.join(folder, 'static/chunks/a.js'), 8);
    await keep(second);
    expect(scripts().toSorted()).toEqual(['b.js', 'same.js']);
  });

  it('the retention period restarts whenever the build is served', async () => {
    const first = build('one', ['a.js']);
    await keep(first);
    ageAll(8);
    await keep(first);
    await keep(build('two', ['b.js']));
    expect(scripts().toSorted()).toEqual(['a.js', 'b.js']);
  });

  it('assets are restored when an older release is served again', async () => {
    const [first, second] = [build('one', ['a.js']), build('two', ['b.js'])];
    await keep(first);
    ageAll(8);
    await keep(second);
    expect(scripts()).toEqual(['b.js']);
    await keep(first);
    expect(scripts().toSorted()).toEqual(['a.js', 'b.js']);
  });

  it('the retention period of an old, copied build starts when it is served', async () => {
    const first = build('one', ['a.js']);
    for (const name of ['a.js', 'a.js.br']) age(path.join(first, 'static/chunks', name), 100);
    await keep(first);
    await keep(build('two', ['b.js']));
    expect(scripts().toSorted()).toEqual(['a.js', 'b.js']);
  });

  it('only assets are removed; other files in the folder stay, however old they are', async () => {
    const buildFolder = build('one', ['a.js']);
    await keep(buildFolder);
    const foreign = ['.env', 'releases/v1/server.ts', 'static.txt'].map((name) => path.join(folder, name));
    for (const file of foreign) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, 'somebody else’s');
    }
    ageAll(100);
    await keep(buildFolder);
    expect(foreign.filter((file) => !existsSync(file))).toEqual([]);
  });

  it.each(['package.json', 'BUILD_ID'])(
    'a folder inside a %s is rejected, because other files would be removed as old',
    async (name) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, name), '{}');
      await expect(keep(build('one', ['a.js']))).rejects.toThrow(/must be a dedicated directory/);
      expect(retained()).toEqual([name]);
    },
  );

  it('an asset that cannot be retained is logged, and the others are retained', async () => {
    const buildFolder = build('one', ['a.js', 'b.js', 'c.js']);
    mkdirSync(path.join(folder, 'static'), { recursive: true });
    writeFileSync(path.join(folder, 'static/one'), 'in the way');
    await expect(keep(buildFolder)).rejects.toThrow(/ENOTDIR|EEXIST/);
    expect(scripts().toSorted()).toEqual(['a.js', 'b.js', 'c.js']);
    expect(retained()).toContain('public/assets/fonts/font-1.woff2');
  });

  it('no partial files are left behind', async () => {
    await keep(build('one', ['a.js']));
    const draft = path.join(folder, 'static/chunks/.left-by-a-killed-process');
    writeFileSync(draft, 'half');
    age(draft, 8);
    await keep(build('two', ['b.js']));
    expect(existsSync(draft)).toBe(false);
    expect(retained().filter((file) => path.basename(file).startsWith('.'))).toEqual([]);
  });

  it('assets are complete with many concurrent processes, some of which find them expired', async () => {
    const builds = ['one', 'two'].map((id) =>
      build(id, [`${id}.js`, ...Array.from({ length: 40 }, (_, i) => `${i}.js`)]),
    );
    await keep(builds[0]!);
    ageAll(8);
    const script = at('keep.mts');
    const source = path.resolve('lib/http-server/assets/retain-assets');
    writeFileSync(
      script,
      `import { retainAssets } from ${JSON.stringify(source)};
       for (let i = 0; i < 15; i += 1) await retainAssets(process.argv[2], { folder: process.argv[3], days: 7 });`,
    );
    const codes = await Promise.all(
      [...builds, ...builds].map(async (buildFolder) => {
        const child = spawn(process.execPath, ['--import', 'tsx', script, buildFolder, folder], { stdio: 'inherit' });
        return (await once(child, 'exit'))[0] as number;
      }),
    );
    expect(codes).toEqual([0, 0, 0, 0]);
    expect(scripts()).toHaveLength(42);
  });
});
