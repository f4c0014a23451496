import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { InlineMarkdown } from '@/components/sections/inline-markdown';
import { inlineLinks, inlineText } from '@/lib/content/inline-markdown';

const html = (text: string, locale: 'en' | 'ru' = 'en') =>
  renderToStaticMarkup(createElement(InlineMarkdown, { text, locale }));

it('emphasis, code and links in answers are rendered, with links in the language of the page', () => {
  expect(html('**Yes**, *really*: `code` and [plans](/pricing#question-1).', 'ru')).toBe(
    '<strong>Yes</strong>, <em>really</em>: <code>code</code> and <a href="/ru/pricing#question-1">plans</a>.',
  );
  expect(html('See [the rules](https://example.com/a).')).toContain('href="https://example.com/a" rel="noopener"');
});

it.each(['1. is a number', 'a * b * c', '# 1', '5 < 6 & 7 > 6', 'a_b_c', '<b>no HTML</b>', 'two\n\nparagraphs'])(
  'unsupported Markdown in answers is shown literally: %j',
  (text) => expect(inlineText(text)).toBe(text),
);

it('structured data and the search contain answers without Markdown', () => {
  const answer = '**Yes**: `code` and [plans](/pricing).';
  expect(inlineText(answer)).toBe('Yes: code and plans.');
  expect(inlineLinks(answer)).toEqual(['/pricing']);
});
