// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { insertMarkup } from '@/lib/client/page/inject-snippet';

const warnings = /Inline code/;

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('operator snippet', () => {
  it('scripts are recreated with all their attributes, so that they load', () => {
    const markup = '<script async="" src="https://stats.example/a.js" data-site="7"></script>';
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
    expect(() => insertMarkup(document.body, markup)).toThrow(warnings);
    expect(document.body.innerHTML).toBe('<p>before</p><script src="/assets/a.js"></script>');
  });

  it('data blocks are kept, as they are not code', () => {
    const markup = '<script type="application/ld+json">{"@type":"Thing"}</script><noscript>no scripts</noscript>';
    insertMarkup(document.body, markup);
    expect(document.body.innerHTML).toBe(markup);
  });
});
