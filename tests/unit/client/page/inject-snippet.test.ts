// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { insertMarkup } from '@/lib/client/page/inject-snippet';

beforeEach(() => document.body.replaceChildren());

it.each([
  ['scripts, with all their attributes', '<script async="" src="https://stats.example/a.js" data-site="7"></script>'],
  ['data blocks', '<script type="application/ld+json">{"@type":"Thing"}</script><noscript>no scripts</noscript>'],
])('an operator snippet may contain %s', (_, markup) => {
  insertMarkup(document.body, markup);
  expect(document.body.innerHTML).toBe(markup);
});

it.each([
  '<script>run()</script>',
  '<script type="module">run()</script>',
  '<script type="text/javascript">run()</script>',
  '<script type="application/x-javascript">run()</script>',
])('inline code is left out with a warning: %s', (code) => {
  const markup = `<p>before</p>${code}<script src="/assets/a.js"></script>`;
  expect(() => insertMarkup(document.body, markup)).toThrow(/Inline code/);
  expect(document.body.innerHTML).toBe('<p>before</p><script src="/assets/a.js"></script>');
});
