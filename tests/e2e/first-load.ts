import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import * as cheerio from 'cheerio';

/** What a first visit loads: a page's HTML, and the scripts and styles that it names; styles for paper come after all. */
export type FirstLoad = { html: string; scripts: string[]; styles: string[] };

/** Kilobytes (1,000 bytes) that a text takes with gzip -9. */
export const kilobytes = (text: string) => gzipSync(text, { level: 9 }).length / 1000;

/** Kilobytes (1,000 bytes) that a text takes with brotli. @param quality from 0 to 11 */
export const brotliKilobytes = (text: string, quality: number) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length / 1000;

async function read(url: string | URL): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
}

function named(html: string, selector: string, attribute: string, base: string): string[] {
  const $ = cheerio.load(html);
  const nodes = $(selector).toArray();
  return [...new Set(nodes.map((node) => new URL($(node).attr(attribute)!, base).href))];
}

/** The addresses of the scripts that a page names; those for browsers without modules are left out. */
export const scriptsOf = (html: string, base: string) => named(html, 'script[src]:not([nomodule])', 'src', base);

/**
 * Reads all that a first visit to a page loads.
 * @throws Error when something of it cannot be had, or when the page names no script
 */
export async function firstLoad(url: string): Promise<FirstLoad> {
  const html = await read(url);
  const scripts = scriptsOf(html, url);
  if (scripts.length === 0) throw new Error(`${url} names no script.`);
  const styles = named(html, 'link[rel=stylesheet]:not([media=print])', 'href', url);
  return { html, scripts: await Promise.all(scripts.map(read)), styles: await Promise.all(styles.map(read)) };
}

/** What it weighs in kilobytes, each file packed by itself. */
export function weightOf({ html, scripts, styles }: FirstLoad): { javaScript: number; css: number; html: number } {
  const sum = (texts: readonly string[]) => texts.reduce((total, text) => total + kilobytes(text), 0);
  return { javaScript: sum(scripts), css: sum(styles), html: kilobytes(html) };
}
