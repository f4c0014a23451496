import { afterEach, describe, expect, it, vi } from 'vitest';
import { isAbsolute, linkKind, withLeadingSlash } from '@/lib/urls/link-kind';
import { navigate } from '@/lib/client/navigation/navigate';

const firstPartyHosts = ['www.facetry.example', 'app.facetry.example'];

describe('links', () => {
  const links = {
    internal: [
      ...['/pricing', 'pricing', '#plans', '?q=x', '', 'https://www.facetry.example/x'],
      ...['http://app.facetry.example:8443/', '//app.facetry.example/x'],
    ],
    external: [
      ...['https://evil.example/', '//evil.example/', '/\\evil.example', '\\\\evil.example', 'mailto:a@b.example'],
      ...['https://www.facetry.example.evil.example/', 'https://www.facetry.example@evil.example/'],
    ],
    blocked: [
      ...['javascript:alert(1)', 'JavaScript:alert(1)', ' java\nscript:alert(1)', '\u0001javascript:alert(1)'],
      ...['data:text/html,x', 'blob:https://www.facetry.example/x', 'vbscript:x', 'http://['],
    ],
  };
  it.each(Object.entries(links))('links are %s by their host and scheme: %j', (kind, urls) => {
    for (const url of urls) expect(linkKind(url, firstPartyHosts), url).toBe(kind);
  });

  it('only http and https links are absolute', () => {
    for (const url of ['http://a.example', 'HTTPS://a.example']) expect(isAbsolute(url), url).toBe(true);
    for (const url of ['ftp://a.example', '//a.example', '/a']) expect(isAbsolute(url), url).toBe(false);
  });

  it('a link gets a leading slash if it is a path without one', () => {
    expect(['pricing', 'docs/a:b'].map(withLeadingSlash)).toEqual(['/pricing', '/docs/a:b']);
    for (const url of ['/pricing', '#plans', '?q=x', 'https://a.example', 'mailto:a@b.example']) {
      expect(withLeadingSlash(url)).toBe(url);
    }
  });
});

describe('navigation by script', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('a script may navigate to product pages, and elsewhere only if allowed', () => {
    const visited: string[] = [];
    vi.stubGlobal('location', { assign: (url: string) => visited.push(url) });
    vi.stubGlobal('window', { open: () => null });
    navigate('pricing', firstPartyHosts);
    navigate('https://app.facetry.example/?t=x', firstPartyHosts);
    expect(() => navigate('https://evil.example/', firstPartyHosts)).toThrow('another website');
    navigate('https://evil.example/', firstPartyHosts, { allowExternal: true });
    for (const bad of ['javascript:alert(1)', 'data:text/html,x', 'blob:x', 'vbscript:x']) {
      expect(() => navigate(bad, firstPartyHosts, { allowExternal: true })).toThrow(
        'Navigation to this URL is not allowed',
      );
    }
    // The visitor still gets to the page if the tab is blocked.
    navigate('/faq', firstPartyHosts, { newTab: true });
    expect(visited).toEqual(['/pricing', 'https://app.facetry.example/?t=x', 'https://evil.example/', '/faq']);
  });
});
