// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { injectSnippet } from '@/lib/client/page/inject-snippet';

const leftOut = /code of its own/;

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('a snippet of the operator', () => {
  it('has its scripts made anew with all their attributes, so that they load', () => {
    const markup = '<script async="" src="https://stats.example/a.js" data-site="7"></script>';
    injectSnippet(document.body, markup);
    expect(document.body.innerHTML).toBe(markup);
  });

  it.each([
    '<script>run()</script>',
    '<script type="module">run()</script>',
    '<script type="text/javascript">run()</script>',
    '<script type="application/x-javascript">run()</script>',
  ])('comes without code that stands in the markup itself, and says so: %s', (code) => {
    const markup = `<p>before</p>${code}<script src="/assets/a.js"></script>`;
    expect(() => injectSnippet(document.body, markup)).toThrow(leftOut);
    expect(document.body.innerHTML).toBe('<p>before</p><script src="/assets/a.js"></script>');
  });

  it('keeps data, which is no code', () => {
    const markup = '<script type="application/ld+json">{"@type":"Thing"}</script><noscript>no scripts</noscript>';
    injectSnippet(document.body, markup);
    expect(document.body.innerHTML).toBe(markup);
  });
});
