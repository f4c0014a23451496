import { describe, expect, it } from 'vitest';
import { readablePath, splitTemplate } from '@/lib/request-routing/not-found-page';
import { notFoundPathPlaceholder } from '@/lib/urls/not-found-routes';

describe('the page for addresses that lead nowhere', () => {
  it('is cut where the address is to stand, and only there: its scripts keep the mark', () => {
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
    [`/%3Cscript%3E"'&`, '/&lt;script&gt;&quot;&#x27;&amp;'],
  ])('shows %j as the text %j', (path, shown) => {
    expect(readablePath(path)).toBe(shown);
  });
});
