import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineScriptHashes } from '@/lib/http-server/inline-scripts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const page = (head: string, body = '') => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

describe('inline scripts of a page', () => {
  it("an inline script is identified by the hash from the standard's example", () => {
    // Content Security Policy Level 3, section 2.3.1, "Source Lists".
    const html = page('', `<script>alert('Hello, world.');</script>`);
    expect(inlineScriptHashes(html)).toEqual([`'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='`]);
  });

  it('each inline script is listed once, in page order', () => {
    const html = page('<script>a()</script>', '<script>b("é")</script><script id="_R_">a()</script>');
    expect(inlineScriptHashes(html)).toEqual([hashOf('a()'), hashOf('b("é")')]);
  });

  it.each([
    ['module', '<script type="module">a()</script>'],
    ['JavaScript by media type', "<script type='text/javascript'>a()</script>"],
    ['an empty type', '<script type="">a()</script>'],
    ['an unquoted type', '<script type=module>a()</script>'],
    ['an import map', '<script type="importmap">a()</script>'],
    ['speculation rules', '<script type="speculationrules">a()</script>'],
    ['upper case', '<SCRIPT TYPE="Module">a()</SCRIPT >'],
    ['an attribute with a bracket in it', '<script data-x="1>2" async>a()</script>'],
    ['an attribute whose name ends in src', '<script data-src="/a.js">a()</script>'],
  ])('inline scripts count if they are %s', (_, script) => {
    expect(inlineScriptHashes(page('', script))).toEqual([hashOf('a()')]);
  });

  it.each([
    ['come from a file', '<script async src="/_next/static/a.js"></script>'],
    ['are data', '<script type="application/ld+json">{"a":"<b>"}</script>'],
    ['are JSON', '<script type="application/json">{}</script>'],
    ['are a template', '<script type="text/template">x</script>'],
  ])('inline scripts do not count if they %s', (_, script) => {
    expect(inlineScriptHashes(page('', script))).toEqual([]);
  });

  it('inline scripts are hashed with normalized line endings, as a parser reads them', () => {
    expect(inlineScriptHashes(page('', '<script>a()\r\nb()\rc()</script>'))).toEqual([hashOf('a()\nb()\nc()')]);
  });
});
