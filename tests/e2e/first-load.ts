import { gzipSync } from 'node:zlib';
import * as cheerio from 'cheerio';

/** What a first visit loads: a page's HTML, and the scripts and styles that it names. */
export type FirstLoad = { html: string; scripts: string[]; styles: string[] };

/** Kilobytes (1,000 bytes) that a text takes with gzip -9. */
export const kilobytes = (text: string) => gzipSync(text, { level: 9 }).length / 1000;

async function read(url: string | URL): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
}

/**
 * Reads all that a first visit to a page loads; scripts for browsers without modules are left out.
 * @throws Error when something of it cannot be had, or when the page names no script
 */
export async function firstLoad(url: string): Promise<FirstLoad> {
  const html = await read(url);
  const $ = cheerio.load(html);
  const all = async (selector: string, attribute: string) => {
    const addresses = $(selector)
      .toArray()
      .map((node) => new URL($(node).attr(attribute)!, url).href);
    return Promise.all([...new Set(addresses)].map(read));
  };
  const scripts = await all('script[src]:not([nomodule])', 'src');
  if (scripts.length === 0) throw new Error(`${url} names no script.`);
  return { html, scripts, styles: await all('link[rel=stylesheet]', 'href') };
}

/** What it weighs in kilobytes, each file packed by itself. */
export function weightOf({ html, scripts, styles }: FirstLoad): { javaScript: number; css: number; html: number } {
  const sum = (texts: readonly string[]) => texts.reduce((total, text) => total + kilobytes(text), 0);
  return { javaScript: sum(scripts), css: sum(styles), html: kilobytes(html) };
}
