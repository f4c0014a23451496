import type { Page } from '@playwright/test';
import type { LineBreak } from '../line-break-rules';

/** A line break as measured on the page, with the language of the text instead of the page's locale. */
type RenderedBreak = Omit<LineBreak, 'locale'> & { language: string };

/** Large and interactive text: short standalone lines, in which a bad line break is noticeable. */
const checkedElements = 'h1, h2, h3, button, label, th, dt, summary, a[class*="primary"], a[class*="secondary"]';

/** Finds every position where a line of a heading, button or label wraps. */
export function lineBreaks(page: Page): Promise<RenderedBreak[]> {
  return page.evaluate((selector) => {
    const blockOf = (element: Element): Element =>
      getComputedStyle(element).display === 'inline' && element.parentElement
        ? blockOf(element.parentElement)
        : element;
    const isShown = (element: Element) => {
      if (!element.closest(selector) || element.closest('code, kbd, .visually-hidden')) return false;
      const block = blockOf(element);
      // Text for screen readers only takes no space.
      const hasSpace = block.getBoundingClientRect().width > 2 && getComputedStyle(block).clipPath !== 'inset(50%)';
      return hasSpace && element.checkVisibility({ visibilityProperty: true });
    };
    const breaks: RenderedBreak[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    let block: Element | undefined;
    let text = '';
    let last: DOMRect | undefined;
    let open: RenderedBreak[] = [];
    const end = () => {
      for (const openBreak of open) openBreak.after = text.slice(openBreak.before.length);
      breaks.push(...open);
      [block, text, last, open] = [undefined, '', undefined, []];
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.nodeName === 'BR') end();
      if (!(node instanceof Text) || !isShown(node.parentElement!)) continue;
      const element = node.parentElement!;
      if (blockOf(element) !== block) end();
      block = blockOf(element);
      for (let i = 0; i < node.length; i++) {
        range.setStart(node, i);
        range.setEnd(node, i + 1);
        const rect = [...range.getClientRects()].find(({ width }) => width > 0);
        if (rect && node.data[i]!.trim() !== '') {
          if (last && rect.top + rect.height / 2 > last.bottom) {
            open.push({
              before: text,
              after: '',
              isHyphenated: getComputedStyle(element).hyphens === 'auto',
              isHeading: element.closest('h1, h2, h3') !== null,
              language: element.closest('[lang]')!.getAttribute('lang')!,
            });
          }
          last = rect;
        }
        text += node.data[i];
      }
    }
    end();
    return breaks;
  }, checkedElements);
}
