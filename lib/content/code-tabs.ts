import type { Element, ElementContent, Root } from 'hast';
import { element } from '@/lib/content/hast-element';
import { uiMessages } from '@/lib/content/ui-messages';
import type { LocaleCode } from '@/lib/i18n/locales';

/** Tabs for the same code in several languages: consecutive code fences with `tab`. */

/** Attributes after a fence's language: ` ```js tab="JavaScript" file="start.mjs" `. */
export type Fence = { tab?: string; file?: string };

/** @param meta the text after the language, if any */
export function readFence(meta: string | null = ''): Fence {
  const valueOf = (name: string) => new RegExp(`(?:^|\\s)${name}="([^"]+)"`).exec(meta ?? '')?.[1];
  return { tab: valueOf('tab'), file: valueOf('file') };
}

const tabOf = (node: ElementContent | Root['children'][number] | undefined): string | undefined =>
  node?.type === 'element' && node.properties.dataTab !== undefined ? String(node.properties.dataTab) : undefined;

const isSpace = (node: ElementContent | Root['children'][number]) => node.type === 'text' && node.value.trim() === '';

/** Builds tabs from radio buttons, without scripts: CSS shows the figure at the position of the checked one. */
function group(figures: readonly Element[], name: string, legend: string): Element {
  const labels = figures.map((figure, i) => {
    const value = tabOf(figure)!;
    const input = { type: 'radio', name, value, checked: i === 0 };
    return element('label', {}, [element('input', input, []), { type: 'text', value }]);
  });
  const title = element('legend', { className: ['visually-hidden'] }, [{ type: 'text', value: legend }]);
  return element('figure', { dataTabs: '' }, [element('fieldset', {}, [title, ...labels]), ...figures]);
}

/** Groups adjacent figures with tabs. A single tab, or a repeated name, does not extend a group. */
export function withCodeTabs(tree: Root, locale: LocaleCode): void {
  const legend = uiMessages(locale).common.codeSampleLanguage;
  let groups = 0;
  const children: Root['children'] = [];
  let figures: Element[] = [];
  const endGroup = () => {
    if (figures.length > 1) groups += 1;
    children.push(...(figures.length > 1 ? [group(figures, `code-${groups}`, legend)] : figures));
    figures = [];
  };
  for (const node of tree.children) {
    const tab = tabOf(node as ElementContent);
    if (tab === undefined && figures.length > 0 && isSpace(node)) continue;
    if (tab === undefined || figures.some((figure) => tabOf(figure) === tab)) endGroup();
    if (tab === undefined) children.push(node);
    else figures.push(node as Element);
  }
  endGroup();
  tree.children = children;
}
