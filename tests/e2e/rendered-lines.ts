import type { Page } from '@playwright/test';
import type { LineBreak } from '../line-break-rules';

/** A line break as measured on the page, with the language of the text instead of the page's locale. */
export type RenderedBreak = Omit<LineBreak, 'locale'> & { language: string };

/** Finds every position where a line of text on the page wraps. */
export function lineBreaks(page: Page): Promise<RenderedBreak[]> {
  return page.evaluate(() => {
    type Part = { node: Text; start: number };
    const blocks: { block: Element; parts: Part[] }[] = [];
    const blockOf = (element: Element): Element => {
      let block = element;
      while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement;
      return block;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    let isSeparated = false;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // A line break in the source or a nested block separates the texts on both sides.
      if (node.nodeName === 'BR') isSeparated = true;
      if (node.nodeType !== Node.TEXT_NODE) continue;
      const element = node.parentElement!;
      if (node.nodeValue!.trim() === '' && node.nodeValue!.includes('\n') && element.closest('pre')) isSeparated = true;
      if (!node.nodeValue!.trim()) {
        // A space between two links is part of their line.
        const context = blocks.at(-1);
        if (context && !isSeparated && context.block === blockOf(element)) {
          context.parts.push({ node: node as Text, start: 0 });
        }
        continue;
      }
      if (element.closest('script, style, template, noscript, .visually-hidden')) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const block = blockOf(element);
      // Text for screen readers only takes no space.
      if (block.getBoundingClientRect().width <= 2 || getComputedStyle(block).clipPath === 'inset(50%)') continue;
      const part = { node: node as Text, start: 0 };
      if (blocks.at(-1)?.block === block && !isSeparated) blocks.at(-1)!.parts.push(part);
      else blocks.push({ block, parts: [part] });
      isSeparated = false;
    }
    const roleOf = (element: Element) => {
      if (element.closest('code, pre, kbd')) return 'code';
      if (element.closest('h1, h2, h3')) return 'heading';
      return element.closest('h1 + p, h1 + div > p:first-child') ? 'lead' : 'text';
    };
    const range = document.createRange();
    const rectAt = (node: Text, i: number): DOMRect | undefined => {
      range.setStart(node, i);
      range.setEnd(node, i + 1);
      return [...range.getClientRects()].find(({ width }) => width > 0);
    };
    const breaks: RenderedBreak[] = [];
    for (const { parts } of blocks) {
      const text = parts
        .map((part, i) => {
          part.start = i === 0 ? 0 : parts[i - 1]!.start + parts[i - 1]!.node.data.length;
          return part.node.data;
        })
        .join('');
      let last: DOMRect | undefined;
      for (const { node, start } of parts.filter((part) => part.node.data.trim() !== '')) {
        range.selectNodeContents(node);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        const first = [...node.data].findIndex((character) => character.trim() !== '');
        const styles = getComputedStyle(node.parentElement!);
        const add = (offset: number) => {
          // Line breaks of the source are not wraps.
          if (styles.whiteSpaceCollapse !== 'collapse' && text.slice(0, offset).endsWith('\n')) return;
          const element = node.parentElement!;
          breaks.push({
            text,
            offset,
            role: roleOf(element),
            phrased: styles.getPropertyValue('word-break') === 'auto-phrase',
            hyphenated: styles.hyphens === 'auto',
            language: element.closest('[lang]')!.getAttribute('lang')!,
          });
        };
        if (lines === 1) {
          const here = rectAt(node, first);
          if (last && here && here.top + here.height / 2 > last.bottom) add(start + first);
          last = rectAt(node, node.data.trimEnd().length - 1) ?? here ?? last;
          continue;
        }
        for (let i = 0; i < node.data.length; i++) {
          const here = node.data[i]!.trim() === '' ? undefined : rectAt(node, i);
          if (!here) continue;
          if (last && here.top + here.height / 2 > last.bottom) add(start + i);
          last = here;
        }
      }
    }
    return breaks;
  });
}
