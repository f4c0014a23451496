import { describe, expect, it } from 'vitest';
import { assetPath } from '@/lib/http-server/assets/asset-paths';
import { mediaType } from '@/lib/http-server/assets/asset-type';

describe('path of an asset', () => {
  it.each([
    ['/_next/static/chunks/0c1z-d_0mv5g.js', 'static/chunks/0c1z-d_0mv5g.js'],
    ['/_next/static/-7y1_OTJmi/_buildManifest.js', 'static/-7y1_OTJmi/_buildManifest.js'],
    ['/search-index/en-words-3.Ab_-9.json', 'static/search-index/en-words-3.Ab_-9.json'],
    ['/assets/fonts/manrope-5.3.0-latin.woff2', 'public/assets/fonts/manrope-5.3.0-latin.woff2'],
  ])('the asset path %s maps to %s', (path, file) => {
    expect(assetPath(path)).toBe(file);
  });

  it.each([
    ['outside the assets', '/pricing'],
    ['without a version in its file name', '/assets/icons.svg'],
    ['of the root folder', '/_next/static/'],
    ['of a folder', '/_next/static/chunks/'],
    ['with two dots', '/_next/static/../server/app/en.html'],
    ['with two dots further along', '/_next/static/chunks/../../build-record.json'],
    ['with escaped dots', '/_next/static/%2e%2e/server/app/en.html'],
    ['with an escaped slash', '/_next/static/..%2fbuild-record.json'],
    ['with a backslash', '/_next/static/..\\build-record.json'],
    ['with an escaped NUL', '/_next/static/chunks/a.js%00.css'],
    ['with a NUL', '/_next/static/chunks/a.js\0'],
    ['with a line break', '/_next/static/chunks/a.js\n'],
    ['with repeated slashes', '/_next/static//etc/passwd'],
    ['of a hidden file', '/_next/static/chunks/.a'],
    ['with letters beyond ASCII', '/_next/static/chunks/ж.js'],
    ['of a compressed variant', '/_next/static/chunks/a.js.br'],
    ['in other letter case', '/_NEXT/static/chunks/a.js'],
    ['that is too long', `/_next/static/${'a'.repeat(201)}`],
    ['that is too long in many segments', `/_next/static/${'a/'.repeat(1000)}a.js`],
  ])('a path is not an asset path %s', (_, path) => {
    expect(assetPath(path)).toBeNull();
  });
});

describe('media type of an asset', () => {
  it.each([
    ['a.js', 'text/javascript; charset=utf-8'],
    ['a.css', 'text/css; charset=utf-8'],
    ['a.json', 'application/json; charset=utf-8'],
    ['a.woff2', 'font/woff2'],
    ['a.ico', 'image/x-icon'],
    ['a', 'application/octet-stream'],
  ])('the media type of %s is %s', (file, type) => {
    expect(mediaType(file)).toBe(type);
  });
});
