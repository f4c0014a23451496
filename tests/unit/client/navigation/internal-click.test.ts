// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { routedClick } from '@/lib/client/navigation/internal-click';

const shown = 'http://localhost:3000/ru/pricing?x=1';

afterEach(() => document.body.replaceChildren());

/**
 * Clicks an element inside a link.
 * @returns the router's target
 */
function click(markup: string, init: MouseEventInit = {}, isHandled = false, current = shown): string | null {
  document.body.innerHTML = markup;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  let url: string | null = null;
  document.body.addEventListener(
    'click',
    (seen) => {
      if (isHandled) seen.preventDefault();
      url = routedClick(seen, current);
      seen.preventDefault();
    },
    { once: true },
  );
  document.querySelector('b')!.dispatchEvent(event);
  return url;
}

it.each([
  ['<a href="/ru/faq"><b>x</b></a>', '/ru/faq'],
  ['<a href="/ru/docs/search?q=x#a"><b>x</b></a>', '/ru/docs/search?q=x#a'],
  ['<a href="/ru/pricing?x=1"><b>x</b></a>', '/ru/pricing?x=1'],
  ['<a href="/ru/faq" target="_self"><b>x</b></a>', '/ru/faq'],
])('a click on %s uses the router', (markup, path) => {
  expect(click(markup)).toBe(location.origin + path);
});

it.each([
  ['a fragment of the page', '<a href="#plans"><b>x</b></a>'],
  ['another site', '<a href="https://other.example/ru/faq"><b>x</b></a>'],
  ['another language', '<a href="/en/pricing" rel="nofollow"><b>x</b></a>'],
  ['the search', '<a href="/search"><b>x</b></a>'],
  ['search results', '<a href="/ru/search?q=x"><b>x</b></a>'],
  ['a file', '<a href="/blog/rss.xml"><b>x</b></a>'],
  ['an API endpoint', '<a href="/api/site/settings"><b>x</b></a>'],
  ['another tab', '<a href="/ru/faq" target="_blank"><b>x</b></a>'],
  ['a download', '<a href="/ru/faq" download><b>x</b></a>'],
  ['a tool', '<a href="/ru/utm-link"><b>x</b></a>'],
  ['a page with data-full-reload', '<a href="/ru" data-full-reload><b>x</b></a>'],
  ['mail', '<a href="mailto:a@b.example"><b>x</b></a>'],
  ['nowhere', '<p><b>x</b></p>'],
])('a link to %s is left to the browser', (_, markup) => {
  expect(click(markup)).toBeNull();
});

it('a link on the page of a tool is left to the browser', () => {
  expect(click('<a href="/ru/faq"><b>x</b></a>', {}, false, 'http://localhost:3000/ru/tools')).toBeNull();
});

it('a click that opens another tab or window, or was already handled, is left to the browser', () => {
  const markup = '<a href="/ru/faq"><b>x</b></a>';
  for (const init of [{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
    expect(click(markup, init), JSON.stringify(init)).toBeNull();
  }
  expect(click(markup, {}, true), 'taken').toBeNull();
});
