import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { withHeadingJoins, withJoins } from '@/lib/i18n/line-joins';
import { element, textOf } from '@/lib/content/hast-element';
import { unbreakableWords } from '@/lib/content/typeset-messages';
import type { LocaleCode } from '@/lib/i18n/locales';

const text = (value: string): ElementContent => ({ type: 'text', value });

/** Maximum length of code that fits on one line of a phone, even in a list or callout. */
const maxUnbroken = 30;

/** Placeholder of a flow, which must not break: `{{ price }}`. */
const placeholder = /(\{\{ [^{}]+ \}\})/;

/** Allows line breaks after punctuation in long inline code, with `<wbr>`, which is not copied. */
function breakable(code: string): ElementContent[] {
  if (placeholder.test(code)) {
    return code
      .split(placeholder)
      .filter((part) => part !== '')
      .flatMap((part) =>
        placeholder.test(part) ? [element('span', { dataWhole: '' }, [text(part)])] : breakable(part),
      );
  }
  if (code.length <= maxUnbroken) return [text(code)];
  return code
    .split(/(?<=[\p{L}\p{N}][/:._=&?@-]+)(?=[\p{L}{<$])/u)
    .flatMap((value, i) => [...(i > 0 ? [element('wbr', {}, [])] : []), text(value)]);
}

/** Inserts joiners into the text of an article. Code gets line-break opportunities instead. */
export function rehypeJoins(locale: LocaleCode) {
  const known = unbreakableWords(locale);
  return (tree: Root) => {
    let heading: Element | undefined;
    let hasSentences = false;
    visit(tree, (node, _index, parent) => {
      if (node.type === 'element') {
        if (node.tagName === 'pre') return SKIP;
        if (node.tagName === 'code') {
          node.children = node.children.flatMap((child) => (child.type === 'text' ? breakable(child.value) : [child]));
          return SKIP;
        }
        if (/^h\d$/.test(node.tagName)) heading = node;
        else if (parent?.type === 'root') heading = undefined;
        if (/^(?:p|li|td|h\d)$/.test(node.tagName)) hasSentences = textOf(node).includes('。');
      }
      if (node.type !== 'text') return;
      node.value = heading
        ? withHeadingJoins(node.value, locale, known)
        : withJoins(node.value, locale, known, hasSentences);
    });
  };
}
