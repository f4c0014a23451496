import { load } from 'cheerio/slim';
import { outlineOfChildren, outlineOfDom } from '@/lib/next-internals/dedupe-flight-data/text-outline';
import {
  parseRows,
  serializeRow,
  readPageData,
  replacePageData,
  type DataRow,
} from '@/lib/next-internals/dedupe-flight-data/flight-rows';
import {
  isElement,
  parseTrees,
  type Element,
  type Json,
  type Trees,
} from '@/lib/next-internals/dedupe-flight-data/flight-tree';
import { withFallback } from '@/lib/next-internals/unknown-format';

/** Attribute of elements whose content React may take from the HTML. */
const markerAttribute = 'data-dedupe';

/** Placeholder in a tree for the content of the nth marked element. Page text cannot contain NUL. */
const placeholder = (n: number) => `\0dedupe ${n}`;
const placeholders = /"\\\\u0000dedupe (\d+)"/g;

/** Client code: the content of each marked element, as JSON. */
const readerScript = `let d=document.querySelectorAll("[${markerAttribute}]"),k=i=>JSON.stringify(d[i].innerHTML);`;

/** Indexes of the page's unmatched marked elements by their outlines. */
type Unmatched = Map<string, number[]>;

function markedElements(html: string): Unmatched {
  const $ = load(html);
  const nodes = $(`[${markerAttribute}]`).toArray();
  const unmatched: Unmatched = new Map();
  for (const [i, { name, children }] of nodes.entries()) {
    const key = `${name} ${outlineOfDom(children)}`;
    unmatched.set(key, [...(unmatched.get(key) ?? []), i]);
  }
  return unmatched;
}

/**
 * Replaces the content of marked elements in the trees with placeholders: outermost elements that need no client code.
 */
function insertPlaceholders(context: Trees, unmatched: Unmatched): void {
  const visited = new Set<string>();

  /**
   * Checks an element that may be marked.
   * @returns the index of the same element in the HTML, if it can be deduplicated
   */
  function indexInHtml([, type, , props]: Element): number | undefined {
    if (props[markerAttribute] === undefined) return undefined;
    const outline = outlineOfChildren(props, context);
    // A leading dollar has a meaning in Flight data, but not in HTML.
    if (outline === null || outline.startsWith('$')) return undefined;
    const index = unmatched.get(`${type} ${outline}`)?.shift();
    if (index === undefined)
      throw new Error(`The HTML has no <${type} ${markerAttribute}> that matches the Flight data: ${outline}`);
    return index;
  }

  function visit(value: Json, isInside: boolean): void {
    if (typeof value === 'string') {
      const id = /^\$[@A-Z]?([0-9a-f]+)$/.exec(value)?.[1];
      if (id === undefined || visited.has(id)) return;
      visited.add(id);
      visit(context.trees.get(id) ?? null, isInside);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const index = isElement(value) ? indexInHtml(value) : undefined;
    // Elements inside a deduplicated element are counted, too.
    for (const child of Object.values(value)) visit(child, isInside || index !== undefined);
    if (index === undefined || isInside) return;
    const props = (value as Element)[3];
    delete props.children;
    props.dangerouslySetInnerHTML = { __html: placeholder(index) };
  }

  visit(context.trees.get('0') ?? null, false);
}

/** The built-in not-found page of Next.js. The site never calls notFound(), so it is never shown. */
const isBuiltInPage = (value: Json) => JSON.stringify(value).includes('"next-error-h1"');
const emptyPage: Json = [null, []];

/** Omits undefined properties and most of what is never rendered; list items keep their positions. */
function omitUnrendered(this: unknown, key: string, value: Json): Json | undefined {
  if (key === 'notFound' && isBuiltInPage(value)) return emptyPage;
  return value === '$undefined' && !Array.isArray(this) ? undefined : value;
}

/** IDs of all rows a text may refer to; may include false positives. */
const references = (text: string) => [...text.matchAll(/"\$[@A-Zg-z]?([0-9a-f]+)[:"]/g)].map(([, id]) => id!);

/** The rows still needed: the root row, all that are not trees, code or text, and everything they refer to. */
function neededRows(rows: readonly DataRow[]): DataRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const needed = new Set<DataRow>();
  const markNeeded = (row: DataRow | undefined): void => {
    if (!row || needed.has(row)) return;
    needed.add(row);
    if (row.tag !== 'T') for (const id of references(row.body)) markNeeded(byId.get(id));
  };
  for (const row of rows) if (row.id === '0' || !['', 'I', 'T'].includes(row.tag)) markNeeded(row);
  return rows.filter((row) => needed.has(row));
}

/** Quotes a text as a JavaScript string inside a script element. */
function quoteString(text: string): string {
  const escaped = text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n').replace(/\r/g, '\\r');
  return `'${escaped.replace(/</g, '\\u003c')}'`;
}

/** @throws Error if data and HTML do not match, or have an unknown form */
function dedupe(html: string, data: string): string {
  const rows = parseRows(data);
  const context = parseTrees(rows);
  insertPlaceholders(context, markedElements(html));
  const trees = rows.map((row) =>
    row.tag === '' ? { ...row, body: JSON.stringify(context.trees.get(row.id), omitUnrendered) } : row,
  );
  const code = quoteString(neededRows(trees).map(serializeRow).join(''));
  const script = code.replace(placeholders, (_, n: string) => `'+k(${n})+'`);
  return replacePageData(
    html,
    `(self.__next_f=self.__next_f||[]).push([0]);{${readerScript}self.__next_f.push([1,${script}])}`,
  );
}

/**
 * Deduplicates a page's Flight data. Next.js ships each page twice, as HTML and as Flight data for React. The data of a
 * marked element that needs no client code can be read from the HTML instead, which makes the page shorter. React gets
 * the same tree, so rendering and navigation are unchanged.
 * @param html a page as generated by Next.js
 * @returns the page with all of its data in one script, or unchanged if the format is unknown
 */
export const dedupeFlightData = (html: string): string =>
  withFallback('Flight data', html, () => {
    const data = readPageData(html);
    if (data !== '') return dedupe(html, data);
    // Next.js reads prerendered pages from the files of the build.
    if (!html.includes(markerAttribute) || html.includes(readerScript)) return html;
    throw new Error('The page has elements to deduplicate, but no data.');
  });
