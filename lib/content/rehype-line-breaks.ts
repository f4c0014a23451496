import type { ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { element } from '@/lib/content/hast-element';
import { headingParts } from '@/lib/content/heading-parts';
import type { LocaleCode } from '@/lib/i18n/locales';
import { withNoBreakSpaces } from '@/lib/i18n/no-break-spaces';

const text = (value: string): ElementContent => ({ type: 'text', value });
const noBreak = (value: string) => element('span', { dataNowrap: '' }, [text(value)]);

/** Maximum length of code that fits on one line of a phone, even in a list or callout. */
const maxUnbroken = 30;

/** Placeholder of a flow, which must not break: `{{ price }}`. */
const placeholder = /(\{\{ [^{}]+ \}\})/;

/** Allows line breaks after punctuation in long inline code, with `<wbr>`, which is not copied. */
function withBreakOpportunities(code: string): ElementContent[] {
  if (placeholder.test(code)) {
    return code
      .split(placeholder)
      .filter((part) => part !== '')
      .flatMap((part) => (placeholder.test(part) ? [noBreak(part)] : withBreakOpportunities(part)));
  }
  if (code.length <= maxUnbroken) return [text(code)];
  return code
    .split(/(?<=[\p{L}\p{N}][/:._=&?@-]+)(?=[\p{L}{<$])/u)
    .flatMap((value, i) => [...(i > 0 ? [element('wbr', {}, [])] : []), text(value)]);
}

/** Inserts no-break spaces, keeps the words of headings whole, and lets long code break. */
export function rehypeLineBreaks(locale: LocaleCode) {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && node.tagName === 'pre') return SKIP;
      if (node.type === 'element' && node.tagName === 'code') {
        node.children = node.children.flatMap((child) =>
          child.type === 'text' ? withBreakOpportunities(child.value) : [child],
        );
        return SKIP;
      }
      if (node.type !== 'text') return;
      node.value = withNoBreakSpaces(node.value, locale);
      if (parent?.type !== 'element' || !/^h\d$/.test(parent.tagName)) return;
      const parts = headingParts(node.value).map((part) => (part.noWrap ? noBreak(part.text) : text(part.text)));
      parent.children.splice(index!, 1, ...parts);
      return index! + parts.length;
    });
  };
}
