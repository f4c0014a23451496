import { load } from 'cheerio/slim';
import { outlineInside, outlineOfDom } from '@/lib/http-server/postbuild/dedupe-flight-data/text-outline';
import {
  parseRows,
  printRow,
  readPageData,
  replacePageData,
  type DataRow,
} from '@/lib/http-server/postbuild/dedupe-flight-data/flight-rows';
import {
  isElement,
  treesOf,
  type Element,
  type Json,
  type Trees,
} from '@/lib/http-server/postbuild/dedupe-flight-data/flight-tree';

/** Elements that React may take from the HTML as they are have this attribute. */
const mark = 'data-dedupe';

/** Stands in a tree where the inside of the nth marked element of the page belongs. No text of a page can hold it. */
const place = (n: number) => `\0kept ${n}`;
const places = /"\\\\u0000kept (\d+)"/g;

/** For the browser: the inside of each marked element, as JSON. */
const reader = `let d=document.querySelectorAll("[${mark}]"),k=i=>JSON.stringify(d[i].innerHTML);`;

/** The numbers of the page's marked elements that are not taken yet, by their outlines. */
type Waiting = Map<string, number[]>;

function markedElements(html: string): Waiting {
  const $ = load(html);
  const nodes = $(`[${mark}]`).toArray();
  const waiting: Waiting = new Map();
  for (const [i, { name, children }] of nodes.entries()) {
    const key = `${name} ${outlineOfDom(children)}`;
    waiting.set(key, [...(waiting.get(key) ?? []), i]);
  }
  return waiting;
}

/** Puts places for the insides of marked elements into the trees: of the outermost that need no code in the browser. */
function putPlaces(all: Trees, waiting: Waiting): void {
  const visited = new Set<string>();

  /** Looks at an element that may be marked. @returns the number of the same element in the HTML, if it can be kept */
  function keptAs([, type, , properties]: Element): number | undefined {
    if (properties[mark] === undefined) return undefined;
    const outline = outlineInside(properties, all);
    // A dollar at the beginning means something in the data, but nothing in HTML.
    if (outline === null || outline.startsWith('$')) return undefined;
    const number = waiting.get(`${type} ${outline}`)?.shift();
    if (number === undefined) throw new Error(`The HTML has no <${type} ${mark}> as React draws it: ${outline}`);
    return number;
  }

  function visit(value: Json, isInside: boolean): void {
    if (typeof value === 'string') {
      const id = /^\$[@A-Z]?([0-9a-f]+)$/.exec(value)?.[1];
      if (id === undefined || visited.has(id)) return;
      visited.add(id);
      visit(all.trees.get(id) ?? null, isInside);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const number = isElement(value) ? keptAs(value) : undefined;
    // Those inside of an element that is kept are counted, too.
    for (const one of Object.values(value)) visit(one, isInside || number !== undefined);
    if (number === undefined || isInside) return;
    const properties = (value as Element)[3];
    delete properties.children;
    properties.dangerouslySetInnerHTML = { __html: place(number) };
  }

  visit(all.trees.get('0') ?? null, false);
}

/** Next.js's own page for what is not found. No page of ours calls notFound(), so nobody would see it. */
const isBuiltInPage = (value: Json) => JSON.stringify(value).includes('"next-error-h1"');
const nothing: Json = [null, []];

/** Says nothing of properties that are not there, and little of what is never drawn; in a list all have a place. */
function withoutIdle(this: unknown, key: string, value: Json): Json | undefined {
  if (key === 'notFound' && isBuiltInPage(value)) return nothing;
  return value === '$undefined' && !Array.isArray(this) ? undefined : value;
}

/** Every row that a text may refer to: rather one too many. */
const references = (text: string) => [...text.matchAll(/"\$[@A-Zg-z]?([0-9a-f]+)[:"]/g)].map(([, id]) => id!);

/** The rows that are still needed: what the page begins with, what is no tree, code or text, and all they refer to. */
function neededRows(rows: readonly DataRow[]): DataRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const needed = new Set<DataRow>();
  const need = (row: DataRow | undefined): void => {
    if (!row || needed.has(row)) return;
    needed.add(row);
    if (row.tag !== 'T') for (const id of references(row.body)) need(byId.get(id));
  };
  for (const row of rows) if (row.id === '0' || !['', 'I', 'T'].includes(row.tag)) need(row);
  return rows.filter((row) => needed.has(row));
}

/** A text as a string of JavaScript inside of a script. */
function quoted(text: string): string {
  const escaped = text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n').replace(/\r/g, '\\r');
  return `'${escaped.replace(/</g, '\\u003c')}'`;
}

/**
 * A built page tells everything twice: as HTML, and as data for React. Where an element is marked and all inside of it
 * is only drawn, its data can be had from the HTML, and the page gets as much shorter. React finds the same page: what
 * is shown, followed and gone back to stays as it is.
 * @param html a page as Next.js has made it
 * @returns the page with all of its data in one script
 * @throws Error when data and HTML do not agree, or have a form that is not known
 */
export function dedupeFlightData(html: string): string {
  const data = readPageData(html);
  if (data === '') return html;
  const rows = parseRows(data);
  const all = treesOf(rows);
  putPlaces(all, markedElements(html));
  const trees = rows.map((row) =>
    row.tag === '' ? { ...row, body: JSON.stringify(all.trees.get(row.id), withoutIdle) } : row,
  );
  const code = quoted(neededRows(trees).map(printRow).join(''));
  const filled = code.replace(places, (_, n: string) => `'+k(${n})+'`);
  return replacePageData(
    html,
    `(self.__next_f=self.__next_f||[]).push([0]);{${reader}self.__next_f.push([1,${filled}])}`,
  );
}
