import { afterEach, describe, expect, it, vi } from 'vitest';
import { isAbsolute, linkKind, withLeadingSlash } from '@/lib/urls/link-kind';
import { navigate } from '@/lib/client/page/navigate';

const ownHosts = ['www.facetry.example', 'app.facetry.example'];

describe('links', () => {
  it.each([
    ['/pricing', 'internal'],
    ['pricing', 'internal'],
    ['#plans', 'internal'],
    ['?q=x', 'internal'],
    ['', 'internal'],
    ['https://www.facetry.example/x', 'internal'],
    ['http://app.facetry.example:8443/', 'internal'],
    ['//app.facetry.example/x', 'internal'],
    ['https://evil.example/', 'external'],
    ['https://www.facetry.example.evil.example/', 'external'],
    ['https://www.facetry.example@evil.example/', 'external'],
    ['//evil.example/', 'external'],
    ['/\\evil.example', 'external'],
    ['\\\\evil.example', 'external'],
    ['mailto:a@b.example', 'external'],
    ['javascript:alert(1)', 'blocked'],
    ['JavaScript:alert(1)', 'blocked'],
    [' java\nscript:alert(1)', 'blocked'],
    ['\u0001javascript:alert(1)', 'blocked'],
    ['data:text/html,x', 'blocked'],
    ['blob:https://www.facetry.example/x', 'blocked'],
    ['vbscript:x', 'blocked'],
    ['http://[', 'blocked'],
  ])('the link %j is %s', (address, kind) => {
    expect(linkKind(address, ownHosts)).toBe(kind);
  });

  it.each([
    ['http://a.example', true],
    ['HTTPS://a.example', true],
    ['ftp://a.example', false],
    ['//a.example', false],
    ['/a', false],
  ])('the link %s is absolute: %s', (address, absolute) => {
    expect(isAbsolute(address)).toBe(absolute);
  });

  it.each([
    ['pricing', '/pricing'],
    ['/pricing', '/pricing'],
    ['#plans', '#plans'],
    ['?q=x', '?q=x'],
    ['https://a.example', 'https://a.example'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['docs/a:b', '/docs/a:b'],
  ])('the link %s is normalized to %s', (address, written) => {
    expect(withLeadingSlash(address)).toBe(written);
  });
});

describe('navigation by script', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('a script may navigate to product pages, and elsewhere only if allowed', () => {
    const visited: string[] = [];
    vi.stubGlobal('location', { assign: (address: string) => visited.push(address) });
    vi.stubGlobal('window', { open: () => null });
    navigate('pricing', ownHosts);
    navigate('https://app.facetry.example/?t=x', ownHosts);
    expect(() => navigate('https://evil.example/', ownHosts)).toThrow('another website');
    navigate('https://evil.example/', ownHosts, { allowExternal: true });
    for (const bad of ['javascript:alert(1)', 'data:text/html,x', 'blob:x', 'vbscript:x']) {
      expect(() => navigate(bad, ownHosts, { allowExternal: true })).toThrow('Navigation to this URL is not allowed');
    }
    // The visitor still gets to the page if the tab is blocked.
    navigate('/faq', ownHosts, { newTab: true });
    expect(visited).toEqual(['/pricing', 'https://app.facetry.example/?t=x', 'https://evil.example/', '/faq']);
  });
});
