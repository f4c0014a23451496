import { mkdtempSync, readdirSync, rmSync, existsSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inProcessRequest } from '@/lib/http-server/postbuild/in-process-request';
import { createOnDemandPages } from '@/lib/http-server/postbuild/on-demand-pages';
import { FileCache } from '@/lib/http-server/file-cache';
import type { Asset } from '@/lib/http-server/asset-manifest';
import type { OnDemandPage } from '@/lib/http-server/on-demand-page';

const html = (address: string) =>
  `<!doctype html><html><head><title>${address}</title></head><body><main><h1>${address}</h1>` +
  `<p>${'Enough words to be worth compressing. '.repeat(40)}</p></main><script>run()</script></body></html>`;

let folder: string;
let asked: string[];
let failures: unknown[];
let status: number;

const handler: RequestListener = (request, response) => {
  asked.push(`${request.headers.host}${request.url}`);
  response.writeHead(status, { 'Content-Type': request.url!.endsWith('.md') ? 'text/markdown' : 'text/html' });
  response.end(html(request.url!));
};

const make = (limits?: { pages: number; bytes: number }, files = new FileCache()) =>
  createOnDemandPages({
    ...{
      folder,
      files,
      ask: inProcessRequest(handler),
      logFailure: (_: string, error: unknown) => failures.push(error),
    },
    ...(limits ? { limits } : {}),
  });

const page = (path: string, kind: OnDemandPage['kind'] = 'render'): OnDemandPage => ({ kind, locale: 'ru', path });
const madeOf = (made: Asset | null | 'busy'): Asset => {
  if (made === null || made === 'busy') throw new Error('The page was not made.');
  return made;
};
const filesOnDisk = () =>
  existsSync(path.join(folder, 'older-pages')) ? readdirSync(path.join(folder, 'older-pages')) : [];
const bytesOf = async (files: FileCache, file: string) => Buffer.from(await files.read(path.join(folder, file)));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'older-'));
  [asked, failures, status] = [[], [], 200];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a page that the build has left out', () => {
  it('is asked for at the address where it always speaks its language, once, however many ask', async () => {
    const older = make();
    const [one, other] = await Promise.all([older.get(page('/blog/old')), older.get(page('/blog/old'))]);
    const later = await older.get(page('/blog/old'));
    expect(asked).toEqual(['www.facetry.example/ru/blog/old']);
    expect(other).toEqual(one);
    expect(later).toEqual(one);
  });

  it('becomes a file as a build would make it: compressed both ways, with its digests', async () => {
    const files = new FileCache();
    const made = madeOf(await make(undefined, files).get(page('/blog/old')));
    const own = await bytesOf(files, made.file);
    expect(made).toMatchObject({ type: 'text/html; charset=utf-8', cacheControl: '', bytes: own.length });
    expect(made.etag).toMatch(/^[\w-]{22}$/);
    expect(made.scripts).toEqual([expect.stringMatching(/^'sha256-/)]);
    expect(brotliDecompressSync(await bytesOf(files, `${made.file}.br`))).toEqual(own);
    expect(gunzipSync(await bytesOf(files, `${made.file}.gz`))).toEqual(own);
    expect(own.toString()).toBe(html('/ru/blog/old'));
  });

  it('has its copies: what it says as data, and its Markdown', async () => {
    const files = new FileCache();
    const older = make(undefined, files);
    const payload = madeOf(await older.get(page('/blog/old', 'payload')));
    expect(JSON.parse(String(await bytesOf(files, payload.file)))).toMatchObject({
      locale: 'ru',
      title: '/ru/blog/old',
    });
    expect(payload).toMatchObject({ type: 'application/json', scripts: [] });
    const markdown = madeOf(await older.get(page('/blog/old', 'markdown')));
    expect(asked.at(-1)).toBe('www.facetry.example/ru/blog/old.md');
    expect(markdown).toMatchObject({ type: 'text/markdown', scripts: [] });
  });

  it('that cannot be made is told of, and tried again at the next request', async () => {
    const older = make();
    status = 500;
    expect(await older.get(page('/blog/old'))).toBeNull();
    expect(failures).toHaveLength(1);
    status = 200;
    expect(await older.get(page('/blog/old'))).not.toBeNull();
  });

  it('is made anew when its file has gone', async () => {
    const files = new FileCache();
    const older = make(undefined, files);
    const made = madeOf(await older.get(page('/blog/old')));
    rmSync(path.join(folder, made.file));
    const again = madeOf(await older.again(page('/blog/old')));
    expect(asked).toHaveLength(2);
    expect((await bytesOf(files, again.file)).toString()).toBe(html('/ru/blog/old'));
  });
});

describe('many such pages at once', () => {
  const paths = (count: number) => Array.from({ length: count }, (_, i) => page(`/blog/old-${i}`));

  it('are made one after the other, and none waits in vain that may wait', async () => {
    const older = make();
    for (const made of await Promise.all(paths(40).map(older.get))) madeOf(made);
    expect(asked).toHaveLength(40);
  });

  it('are not made beyond so many, which are better asked for later', async () => {
    const older = make();
    const made = await Promise.all(paths(200).map(older.get));
    const refused = made.filter((one) => one === 'busy').length;
    expect(refused).toBeGreaterThan(100);
    expect(asked).toHaveLength(200 - refused);
    madeOf(await older.get(page('/blog/old-199')));
    expect(failures).toEqual([]);
  });
});

describe('what is kept of such pages', () => {
  const ask = async (older: ReturnType<typeof make>, count: number) => {
    for (let nth = 0; nth < count; nth += 1) await older.get(page(`/blog/old-${nth}`));
    // Files are removed behind the visitor's back.
    await new Promise((resolve) => setTimeout(resolve, 100));
  };

  it('is no more than so many, each with its two compressed forms', async () => {
    const older = make({ pages: 5, bytes: 1e9 });
    await ask(older, 40);
    expect(filesOnDisk()).toHaveLength(5 * 3);
    await older.get(page('/blog/old-39'));
    expect(asked).toHaveLength(40);
    await older.get(page('/blog/old-0'));
    expect(asked).toHaveLength(41);
  });

  it('is no more than so many bytes', async () => {
    await ask(make({ pages: 1000, bytes: 8000 }), 40);
    expect(filesOnDisk().length).toBeGreaterThan(0);
    expect(filesOnDisk().length).toBeLessThanOrEqual(5 * 3);
  });

  it('begins with nothing at every start', async () => {
    await ask(make(), 3);
    make();
    expect(filesOnDisk()).toEqual([]);
  });

  it('stays in memory where nothing can be written', async () => {
    const files = new FileCache();
    const older = make(undefined, files);
    writeFileSync(path.join(folder, 'older-pages'), 'in the way');
    const made = madeOf(await older.get(page('/blog/old')));
    expect(failures).toHaveLength(1);
    expect((await bytesOf(files, made.file)).toString()).toBe(html('/ru/blog/old'));
  });
});
