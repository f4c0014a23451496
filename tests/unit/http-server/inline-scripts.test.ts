import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { headScriptHashes, inlineScriptHashes, nonceSource } from '@/lib/http-server/inline-scripts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const page = (head: string, body = '') => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

describe('the inline scripts of a page', () => {
  it('are named by the hash that the standard gives as its example', () => {
    // Content Security Policy Level 3, section 2.3.1, "Source Lists".
    const html = page('', `<script>alert('Hello, world.');</script>`);
    expect(inlineScriptHashes(html)).toEqual([`'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='`]);
  });

  it('are each named once, in the order of the page', () => {
    const html = page('<script>a()</script>', '<script>b("é")</script><script id="_R_">a()</script>');
    expect(inlineScriptHashes(html)).toEqual([hashOf('a()'), hashOf('b("é")')]);
  });

  it.each([
    ['module', '<script type="module">a()</script>'],
    ['JavaScript by its name', "<script type='text/javascript'>a()</script>"],
    ['an empty type', '<script type="">a()</script>'],
    ['unquoted type', '<script type=module>a()</script>'],
    ['an import map', '<script type="importmap">a()</script>'],
    ['rules for prefetching', '<script type="speculationrules">a()</script>'],
    ['capitals', '<SCRIPT TYPE="Module">a()</SCRIPT >'],
    ['an attribute with a bracket in it', '<script data-x="1>2" async>a()</script>'],
    ['an attribute whose name ends in src', '<script data-src="/a.js">a()</script>'],
  ])('count when they are %s', (_, script) => {
    expect(inlineScriptHashes(page('', script))).toEqual([hashOf('a()')]);
  });

  it.each([
    ['come from a file', '<script async src="/_next/static/a.js"></script>'],
    ['are data', '<script type="application/ld+json">{"a":"<b>"}</script>'],
    ['are JSON', '<script type="application/json">{}</script>'],
    ['are a template', '<script type="text/template">x</script>'],
  ])('do not count when they %s', (_, script) => {
    expect(inlineScriptHashes(page('', script))).toEqual([]);
  });

  it('are hashed as a parser reads them: with one way of ending a line', () => {
    expect(inlineScriptHashes(page('', '<script>a()\r\nb()\rc()</script>'))).toEqual([hashOf('a()\nb()\nc()')]);
  });

  it('of the head are told apart from those of the body', () => {
    expect(headScriptHashes(page('<script>a()</script>', '<script>b()</script>'))).toEqual([hashOf('a()')]);
    expect(headScriptHashes('<p>no page</p><script>a()</script>')).toEqual([]);
  });

  it('may be named by a nonce instead', () => {
    expect(nonceSource('YWJj')).toBe(`'nonce-YWJj'`);
  });
});
