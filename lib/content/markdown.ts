import type { Element, ElementContent, Root } from 'hast';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { ContentProblem } from '@/lib/content/problem';
import { rehypeCode } from '@/lib/content/rehype-code';
import { rehypeJoins } from '@/lib/content/rehype-joins';
import { sourceLocale, type LocaleCode } from '@/lib/i18n/locales';
import { withLeadingSlash } from '@/lib/routes/link-kind';
import { responsiveAttributes } from '@/lib/assets/responsive-pictures';

/** Where a link inside an article leads; `unlinked` leaves its words without a link. */
export type ArticleLink = { kind: 'link'; href: string } | { kind: 'unlinked' } | { kind: 'broken' };

export type LinkRule = {
  /** The file, for messages. */
  file: string;
  /** Turns a page's own path into the address that the reader's language uses. */
  resolve: (path: string) => ArticleLink;
};

/** A heading of an article. */
export type Heading = {
  level: 2 | 3;
  id: string;
  text: string;
  /** How many entries the lists below it have, up to the next heading. */
  entries: number;
};

const levels: Readonly<Record<string, Heading['level']>> = { h2: 2, h3: 3 };

const textOf = (node: Element | ElementContent): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

/** Notes each heading. */
function rehypeHeadings(found: Heading[]) {
  return (tree: Root) => {
    visit(tree, 'element', (node: Element) => {
      const level = levels[node.tagName];
      if (node.tagName === 'li' && found.length > 0) found.at(-1)!.entries += 1;
      if (!level) return;
      found.push({ level, id: String(node.properties.id), text: textOf(node), entries: 0 });
    });
  };
}

/** Puts each table into a box of its own, in which it scrolls sideways. */
function rehypeTables() {
  return (tree: Root) => {
    visit(tree, 'element', (node: Element, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) return;
      parent.children[index] = { type: 'element', tagName: 'div', properties: { tabIndex: 0 }, children: [node] };
      return SKIP;
    });
  };
}

/** Internal links are written without a language; each language links to its own pages. */
function rehypeLinks({ file, resolve }: LinkRule) {
  return (tree: Root) => {
    visit(tree, 'element', (node: Element) => {
      if (node.tagName === 'img') {
        Object.assign(node.properties, responsiveAttributes(String(node.properties.src)), {
          loading: 'lazy',
          decoding: 'async',
        });
      }
      if (node.tagName !== 'a') return;
      const href = String(node.properties.href ?? '');
      if (/^(?:https?|mailto):/.test(href)) {
        node.properties.rel = ['noopener'];
        return;
      }
      if (href.startsWith('#')) return;
      const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(withLeadingSlash(href)) ?? [];
      const resolved = resolve(path);
      if (resolved.kind === 'broken') throw new ContentProblem(file, 'text', `the link to "${href}" leads to no page`);
      if (resolved.kind === 'link') {
        node.properties.href = resolved.href + rest;
      } else {
        node.tagName = 'span';
        node.properties = {};
      }
    });
  };
}

/**
 * Turns an article's Markdown (with GitHub's tables) into HTML. Raw HTML in it is left out.
 * @param locale the language it is written in, whose lines break as lib/i18n/line-joins.ts tells
 * @returns the HTML, and the article's headings of the second and third level in their order
 * @throws ContentProblem when an internal link leads nowhere
 */
export async function renderMarkdown(
  markdown: string,
  links: LinkRule,
  locale: LocaleCode = sourceLocale,
): Promise<{ html: string; headings: readonly Heading[] }> {
  const headings: Heading[] = [];
  const file = await unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype)
    .use(rehypeSlug)
    .use(rehypeCode)
    .use(rehypeLinks, links)
    .use(rehypeJoins, locale)
    .use(rehypeHeadings, headings)
    .use(rehypeTables)
    .use(rehypeStringify)
    .process(markdown);
  return { html: String(file), headings };
}
