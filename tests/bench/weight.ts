import { gzipSync } from 'node:zlib';
import * as cheerio from 'cheerio';

export type Weight = { javaScript: number; css: number; html: number };

const kilobytes = (bytes: Uint8Array) => gzipSync(bytes, { level: 9 }).length / 1000;

/** What a first visit loads, in KB (1,000 bytes) of gzip -9; scripts for browsers without modules are left out. */
export async function weigh(url: string): Promise<Weight> {
  const html = await (await fetch(url)).text();
  const $ = cheerio.load(html);
  const sum = async (selector: string, attribute: string) => {
    const files = new Set(
      $(selector)
        .toArray()
        .map((node) => $(node).attr(attribute)!),
    );
    const sizes = await Promise.all(
      [...files].map(async (file) => kilobytes(new Uint8Array(await (await fetch(new URL(file, url))).arrayBuffer()))),
    );
    return sizes.reduce((total, size) => total + size, 0);
  };
  return {
    javaScript: await sum('script[src]:not([nomodule])', 'src'),
    css: await sum('link[rel=stylesheet]', 'href'),
    html: kilobytes(Buffer.from(html)),
  };
}
