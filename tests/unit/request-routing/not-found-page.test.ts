import { expect, it } from 'vitest';
import { notFoundPage, displayPath, splitTemplate } from '@/lib/request-routing/not-found-page';
import { similarPagesPlaceholder, notFoundPathPlaceholder } from '@/lib/urls/not-found-routes';

const [path, nearest] = [notFoundPathPlaceholder, similarPagesPlaceholder];
const visible = `<p>Not found: ${path}</p><div>${nearest}<p>Similar:</p>${nearest}</div>`;
const scripts = `<script>"${path}${nearest}${nearest}"</script>`;

it('the not-found template is split only where the path and the suggestions are shown; the placeholders in its scripts stay', () => {
  expect(splitTemplate(visible + scripts)).toEqual({
    before: '<p>Not found: ',
    middle: '</p><div>',
    similarPagesHeading: '<p>Similar:</p>',
    after: `</div>${scripts}`,
  });
});

it.each([
  ['/pricng', '/pricng</p><div><p>Similar:</p><ul><li><a href="/pricing">/pricing</a></li></ul>'],
  ['/nothing-like-it', '/nothing-like-it</p><div>'],
  ['/ru/%3Cpricng', '/ru/&lt;pricng</p><div><p>Similar:</p><ul><li><a href="/ru/pricing">/ru/pricing</a></li></ul>'],
])(
  'the not-found page for %s shows the path and, if there are any, the suggested pages',
  async (requestedPath, shown) => {
    const locale = requestedPath.startsWith('/ru') ? 'ru' : 'en';
    const response = notFoundPage(splitTemplate(visible + scripts), { locale, path: requestedPath, status: 404 }, {});
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(`<p>Not found: ${shown}</div>${scripts}`);
  },
);

it.each([
  ['/no/such%20page', '/no/such page'],
  ['/%D1%8F', '/я'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/abc%E2%80%AEgpj.exe', '/abcgpj.exe'],
  ['/%F3%A0%81%A1a%C2%ADb%E2%80%8B%E3%85%A4%0Ac', '/abc'],
  ['/%D7%90%D7%91', '/אב'],
  [`/%3Cscript%3E"'&`, '/&lt;script&gt;&quot;&#x27;&amp;'],
])('the not-found page shows the path %j as the text %j', (path, shown) => {
  expect(displayPath(path)).toBe(shown);
});
