import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import * as cheerio from 'cheerio';

/** Resources of a first visit: a page's HTML and the scripts and styles it references, except print styles. */
export type FirstLoad = { html: string; scripts: string[]; styles: string[] };

/** Size of a text in kilobytes (1,000 bytes) with gzip -9. */
export const kilobytes = (text: string) => gzipSync(text, { level: 9 }).length / 1000;

/** Size of a text in kilobytes (1,000 bytes) with brotli. @param quality from 0 to 11 */
export const brotliKilobytes = (text: string, quality: number) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length / 1000;

async function read(url: string | URL): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with status ${response.status}.`);
  return response.text();
}

function attributeUrls(html: string, selector: string, attribute: string, base: string): string[] {
  const $ = cheerio.load(html);
  const nodes = $(selector).toArray();
  return [...new Set(nodes.map((node) => new URL($(node).attr(attribute)!, base).href))];
}

/** Lists the script URLs in a page, without those for browsers without module support. */
export const scriptsOf = (html: string, base: string) =>
  attributeUrls(html, 'script[src]:not([nomodule])', 'src', base);

/**
 * Loads all resources of a first visit to a page.
 * @throws Error when a resource cannot be loaded, or when the page has no script
 */
export async function firstLoad(url: string): Promise<FirstLoad> {
  const html = await read(url);
  const scripts = scriptsOf(html, url);
  if (scripts.length === 0) throw new Error(`${url} contains no script.`);
  const styles = attributeUrls(html, 'link[rel=stylesheet]:not([media=print])', 'href', url);
  return { html, scripts: await Promise.all(scripts.map(read)), styles: await Promise.all(styles.map(read)) };
}

/** Sizes in kilobytes, each file compressed separately. */
export function compressedSizes({ html, scripts, styles }: FirstLoad): {
  javaScript: number;
  css: number;
  html: number;
} {
  const sum = (texts: readonly string[]) => texts.reduce((total, text) => total + kilobytes(text), 0);
  return { javaScript: sum(scripts), css: sum(styles), html: kilobytes(html) };
}
