import { describe, expect, it } from 'vitest';
import { readablePath, splitTemplate } from '@/lib/request-routing/not-found-page';
import { notFoundPathPlaceholder } from '@/lib/urls/not-found-routes';

describe('not-found page', () => {
  it('the template is split only where the path is shown; the marker in its scripts stays', () => {
    const html = `<p>Not found: ${notFoundPathPlaceholder}</p><script>"${notFoundPathPlaceholder}"</script>`;
    expect(splitTemplate(html)).toEqual({
      before: '<p>Not found: ',
      after: `</p><script>"${notFoundPathPlaceholder}"</script>`,
    });
  });

  it.each([
    ['/no/such%20page', '/no/such page'],
    ['/%D1%8F', '/я'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['/abc%E2%80%AEgpj.exe', '/abcgpj.exe'],
    ['/%F3%A0%81%A1a%C2%ADb%E2%80%8B%E3%85%A4%0Ac', '/abc'],
    ['/%D7%90%D7%91', '/אב'],
    [`/%3Cscript%3E"'&`, '/&lt;script&gt;&quot;&#x27;&amp;'],
  ])('the path %j is shown as the text %j', (path, shown) => {
    expect(readablePath(path)).toBe(shown);
  });
});
