import { writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileCache } from '@/lib/http-server/file-cache';
import { sendFile } from '@/lib/http-server/send-file';
import { exchange } from '@/tests/exchange';
import { temporaryFolder } from '@/tests/temp-folder';

const folder = temporaryFolder();
const text = Buffer.from('0123456789'.repeat(500));
const forms = { br: brotliCompressSync(text), gz: gzipSync(text) };
const lastModified = 'Mon, 14 Sep 2026 00:00:00 GMT';
const served = {
  lastModified,
  file: 'page.html',
  type: 'text/html; charset=utf-8',
  etag: 'abc',
  bytes: text.length,
  cacheControl: 'public',
  br: forms.br.length,
  gz: forms.gz.length,
  scripts: [],
};

const files = new FileCache();
const server = http.createServer((request, response) => {
  void sendFile(request, response, served, { folder, files, extraHeaders: { 'X-More': 'yes' } });
});

const sendRequest = async (headers: Record<string, string> = {}, method = 'GET') => {
  const { port } = server.address() as AddressInfo;
  const { bytes: body, ...response } = await exchange(`http://localhost:${port}`, { method, path: '/', headers });
  return { ...response, body };
};

beforeAll(async () => {
  writeFileSync(path.join(folder, 'page.html'), text);
  writeFileSync(path.join(folder, 'page.html.br'), forms.br);
  writeFileSync(path.join(folder, 'page.html.gz'), forms.gz);
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => {
  server.close();
});

describe('sending a file', () => {
  it('a file has the encoding that the browser prefers, each with its own strong validator', async () => {
    const plain = await sendRequest();
    expect(plain.body.equals(text)).toBe(true);
    expect(plain.headers).toMatchObject({ etag: '"abc"', vary: 'Accept-Encoding', 'x-more': 'yes' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const brotli = await sendRequest({ 'Accept-Encoding': 'gzip, br' });
    expect(brotli.body.equals(forms.br)).toBe(true);
    expect(brotli.headers).toMatchObject({ etag: '"abc-br"', 'content-encoding': 'br' });
    const gzip = await sendRequest({ 'Accept-Encoding': 'gzip' });
    expect(gzip.body.equals(forms.gz)).toBe(true);
    expect(gzip.headers).toMatchObject({ etag: '"abc-gz"', 'content-encoding': 'gzip' });
  });

  it('a file that the browser has cached is not sent', async () => {
    for (const tag of ['"abc"', '"x", "abc"', 'W/"abc"', '*']) {
      const { status, headers, body } = await sendRequest({ 'If-None-Match': tag });
      expect([status, body.length, headers.etag, headers['cache-control']], tag).toEqual([304, 0, '"abc"', 'public']);
    }
    expect((await sendRequest({ 'If-None-Match': '"abc-br"' })).status).toBe(200);
  });

  it('a file that was not modified since the date of the copy is not sent, unless the validator differs', async () => {
    const { status, headers } = await sendRequest({ 'If-Modified-Since': lastModified });
    expect([status, headers['last-modified']]).toEqual([304, lastModified]);
    expect((await sendRequest({ 'If-Modified-Since': 'Sun, 13 Sep 2026 00:00:00 GMT' })).status).toBe(200);
    expect((await sendRequest({ 'If-Modified-Since': lastModified, 'If-None-Match': '"old"' })).status).toBe(200);
  });

  it('a request for a file unmodified since a date fails if the file is newer', async () => {
    const statusOf = async (headers: Record<string, string>) => (await sendRequest(headers)).status;
    const [before, after] = ['Sun, 13 Sep 2026 23:59:59 GMT', 'Tue, 15 Sep 2026 00:00:00 GMT'];
    expect(await statusOf({ 'If-Unmodified-Since': before })).toBe(412);
    expect(await statusOf({ 'If-Unmodified-Since': before, 'If-None-Match': '"abc"' })).toBe(412);
    for (const date of [lastModified, after, 'no date']) {
      expect(await statusOf({ 'If-Unmodified-Since': date }), date).toBe(200);
    }
    expect(await statusOf({ 'If-Unmodified-Since': before, 'If-Match': '"abc"' })).toBe(200);
    expect(await statusOf({ 'If-Unmodified-Since': after, 'If-Match': '"old"' })).toBe(412);
  });

  it('HEAD has the same headers and no body', async () => {
    const [get, head] = [
      await sendRequest({ 'Accept-Encoding': 'br' }),
      await sendRequest({ 'Accept-Encoding': 'br' }, 'HEAD'),
    ];
    const { date: _, ...rest } = get.headers;
    expect(head.headers).toMatchObject(rest);
    expect(head.body.length).toBe(0);
  });

  it('a single range is sent, never compressed', async () => {
    const { status, headers, body } = await sendRequest({ Range: 'bytes=3-5', 'Accept-Encoding': 'br' });
    expect([status, headers['content-range'], body.toString()]).toEqual([206, `bytes 3-5/${text.length}`, '345']);
    expect(headers['content-encoding']).toBeUndefined();
    expect((await sendRequest({ Range: 'bytes=-4' })).body.toString()).toBe('6789');
    const unsatisfiable = await sendRequest({ Range: `bytes=${text.length}-` });
    expect([unsatisfiable.status, unsatisfiable.headers['content-range']]).toEqual([416, `bytes */${text.length}`]);
  });

  it('the whole file is sent if the range is invalid or its validator is outdated', async () => {
    for (const headers of <Record<string, string>[]>[
      { Range: 'bytes=0-1,5-6' },
      { Range: 'lines=1-2' },
      { Range: 'bytes=a-b' },
      { Range: 'bytes=0-1', 'If-Range': '"old"' },
    ]) {
      const { status, body } = await sendRequest(headers);
      expect([status, body.length], JSON.stringify(headers)).toEqual([200, text.length]);
    }
    expect((await sendRequest({ Range: 'bytes=0-1', 'If-Range': '"abc"' })).status).toBe(206);
  });
});
