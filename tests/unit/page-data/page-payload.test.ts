import { describe, expect, it } from 'vitest';
import { pageFile } from '@/lib/page-data/page-file';
import { readPayload } from '@/lib/page-data/page-payload';

const head =
  '<title>Prices &amp; plans | Facetry</title><meta name="description" content="What it “costs”."/>' +
  '<link rel="canonical" href="https://www.facetry.example/ru/pricing"/>' +
  '<link rel="alternate" hrefLang="en-US" href="https://www.facetry.example/pricing"/>' +
  '<link rel="alternate" hrefLang="x-default" href="https://www.facetry.example/pricing"/>' +
  '<link rel="alternate" type="application/rss+xml" href="https://www.facetry.example/blog/rss.xml"/>';

const page = (main: string) =>
  `<!DOCTYPE html><html lang="ru-RU"><head>${head}</head><body><header><h2>Menu</h2></header>` +
  `<main id="content">${main}</main><footer><p>Foot</p></footer></body></html>`;

const bodyOf = (main: string) => readPayload('ru', page(main)).body;

describe('page data', () => {
  it('page data contain the metadata of the head', () => {
    expect(readPayload('ru', page('<h1>Prices</h1>'))).toEqual({
      locale: 'ru',
      title: 'Prices & plans | Facetry',
      description: 'What it “costs”.',
      headings: [{ level: 1, text: 'Prices' }],
      canonical: 'https://www.facetry.example/ru/pricing',
      alternates: [
        { language: 'en-US', url: 'https://www.facetry.example/pricing' },
        { language: 'x-default', url: 'https://www.facetry.example/pricing' },
      ],
      body: ['Prices'],
    });
  });

  it('page data list the headings of the main element with their IDs', () => {
    const { headings } = readPayload('ru', page('<h1>One</h1><h2 id="a">Two <em>three</em></h2><h3><svg></svg></h3>'));
    expect(headings).toEqual([
      { level: 1, text: 'One' },
      { level: 2, text: 'Two three', id: 'a' },
    ]);
  });

  it('missing metadata is null in page data', () => {
    const bare = readPayload('en', '<html><head><title>T</title></head><body><main></main></body></html>');
    expect(bare).toMatchObject({ description: null, canonical: null, alternates: [], headings: [], body: [] });
  });
});

describe('page text', () => {
  it('page text has one entry per block, in order', () => {
    expect(
      bodyOf(
        '<h1>Head</h1><div><p>First <a href="/x">link</a>, end.</p></div><ul><li>One</li><li>Two<ul><li>Inner</li></ul>after</li></ul>' +
          '<table><tr><th>Key</th><td>Value</td></tr></table><dl><dt>Term</dt><dd>Sense</dd></dl>' +
          '<details><summary>Question</summary><p>Answer</p></details>',
      ),
    ).toEqual([
      ...['Head', 'First link, end.', 'One', 'Two', 'Inner', 'after'],
      ...['Key', 'Value', 'Term', 'Sense', 'Question', 'Answer'],
    ]);
  });

  it('page text is plain: entities decoded, spaces collapsed, line breaks of code kept', () => {
    expect(bodyOf('<p>a &lt;b&gt;\n   c<br/>d<!-- -->e 1&nbsp;GB</p>')).toEqual(['a <b> c de 1 GB']);
    expect(bodyOf('<p><time>May 1</time><time>May 2</time> and <b>more</b>.</p>')).toEqual(['May 1 May 2 and more.']);
    expect(bodyOf('<pre><code><span>if (x)\n  y();</span>\n</code></pre>')).toEqual(['if (x)\n  y();']);
  });

  it('page text omits hidden elements, graphics and scripts', () => {
    expect(
      bodyOf(
        '<p>Shown</p><p hidden>no</p><div aria-hidden="true"><p>no</p></div><div role="img"><p>no</p></div><button>no</button>' +
          '<script type="application/ld+json">{"no":"<p>no</p>"}</script><svg><title>no</title><text>no</text></svg>' +
          '<figure data-tabs=""><fieldset><legend>no</legend><label>no</label></fieldset></figure>',
      ),
    ).toEqual(['Shown']);
  });
});

describe('HTML file of a page', () => {
  it('the HTML file of a page is the output of the build', () => {
    expect(pageFile('ru', '/')).toMatch(/server[/\\]app[/\\]ru\.html$/);
    expect(pageFile('en', '/blog-category/guides/page/2')).toMatch(/app[/\\]en[/\\]blog-category/);
    expect(pageFile('en', '/_icons')).toMatch(/_icons\.html$/);
  });

  it('there is no HTML file for a path outside the folder or of another resource', () => {
    for (const internalPath of ['', '/../en', '/a/../../b', '/a\\b', '/a//b', '/a/', '/a.b', '/a\0b', 'a']) {
      expect(pageFile('en', internalPath), internalPath).toBeNull();
    }
  });
});
