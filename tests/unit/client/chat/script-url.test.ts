// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { parseScriptUrl } from '@/lib/client/chat/script-url';

const url = 'https://chat.example/a.js';

it.each([
  ['double quotes', `<script src="${url}"></script>`, url],
  ['single quotes', `<script src='${url}'></script>`, url],
  ['no quotes', `<script src=${url}></script>`, url],
  ['upper case', `<SCRIPT SRC="${url}"></SCRIPT>`, url],
  ['other attributes', `<script async data-id="1" src = "${url}" defer></script>`, url],
  ['lines', `\n<script\n  type="text/javascript"\n  src="${url}"\n></script>\n`, url],
  ['a comment before it', `<!-- chat --><script src="${url}"></script>`, url],
  [
    'another script in a comment',
    `<!-- <script src="https://a.example/a.js"></script> --><script src="${url}"></script>`,
    url,
  ],
  ['spaces around it', `<script src=" ${url} "></script>`, url],
  ['a query string', `<script src="${url}?a=1&amp;b=2"></script>`, `${url}?a=1&b=2`],
  ['a > in another attribute', `<script title="a > b" src="${url}"></script>`, url],
  ['a URL in another attribute', `<script title=" src='http://evil.example/'" src="${url}"></script>`, url],
])('the script URL is found with %s', (_, tag, found) => {
  expect(parseScriptUrl(tag)).toBe(found);
});

it.each([
  ['javascript:', '<script src="javascript:alert(1)//.js"></script>'],
  ['javascript: as a path', '<script src="javascript:/a.js"></script>'],
  ['data:', '<script src="data:text/javascript,alert(1)//.js"></script>'],
  ['blob:', '<script src="blob:https://chat.example/a.js"></script>'],
  ['http:', '<script src="http://chat.example/a.js"></script>'],
  ['no protocol', '<script src="//chat.example/a.js"></script>'],
  ['no host', '<script src="/a.js"></script>'],
  ['.js only in the query', '<script src="https://chat.example/a?b=.js"></script>'],
  ['.js only in the fragment', '<script src="https://chat.example/a#b.js"></script>'],
  ['.json', '<script src="https://chat.example/a.json"></script>'],
  ['.js in the middle', '<script src="https://chat.example/a.js/b"></script>'],
  ['two scripts', `<script src="${url}"></script><script src="${url}"></script>`],
  ['no src', '<script>alert(1)</script>'],
  ['an empty src', '<script src></script>'],
  ['a similarly named attribute', `<script data-src="${url}"></script>`],
  ['two src attributes, of which the first counts', `<script src="http://a.example/a.js" src="${url}"></script>`],
  ['another element', `<img src="${url}">`],
  ['an element whose name has the same prefix', `<scripts src="${url}"></scripts>`],
  ['no end tag', `<script src="${url}"`],
  ['no end, and an unclosed quote', `${'<script '.repeat(5000)}${'"'.repeat(5000)}`],
  ['no end, and endless attributes', `<script ${'a '.repeat(50_000)}`],
  ['a comment around it', `<!-- <script src="${url}"></script> -->`],
  ['a textarea around it', `<textarea><script src="${url}"></script></textarea>`],
  ['no script tag', url],
  ['nothing', ''],
  ['null', null],
  ['undefined', undefined],
  ['a number', 1],
  ['an object', { src: url }],
])('the script URL is rejected with %s', (_, tag) => {
  expect(parseScriptUrl(tag)).toBeNull();
});
