import { load } from 'cheerio';
import { commandLine } from '@/scripts/command-line';
import { forEachConcurrent } from './e2e/send-request';

/**
 * Compares what visitors and crawlers get from two running builds: status, headers, and the HTML of every page of the
 * sitemaps. Ignores classes, data attributes, build IDs, asset URLs, scripts and Flight data.
 *
 *     npm run compare:html -- --before http://localhost:4001 --after http://localhost:4002
 */

const { values } = commandLine({
  usage: 'npm run compare:html',
  description: 'Compares the HTML of all pages of two running builds, and lists the pages that differ.',
  options: {
    before: { type: 'string', description: 'origin of the first server', default: 'http://localhost:4001' },
    after: { type: 'string', description: 'origin of the second server', default: 'http://localhost:4002' },
  },
});

const ignoredHeaders = new Set([
  'date',
  'etag',
  'content-length',
  'connection',
  'keep-alive',
  'content-security-policy',
]);
const ignoredElements = 'script:not([type="application/ld+json"]), style, link[rel=stylesheet], link[rel=preload]';
const buildIds = /\bbuild;desc="[^"]*"/g;
const assetUrl = /\/_next\/(?:static|image)[^\s"',]*|\/assets\/[^\s"',]*/g;

async function get(origin: string, path: string): Promise<{ status: number; headers: string[]; body: string }> {
  const response = await fetch(origin + path, { redirect: 'manual' });
  const headers = [...response.headers].filter(([name]) => !ignoredHeaders.has(name));
  return {
    status: response.status,
    headers: headers.map(
      ([name, value]) => `${name}: ${value.replaceAll(assetUrl, '(asset)').replaceAll(buildIds, 'build')}`,
    ),
    body: await response.text(),
  };
}

/** Paths of all sitemaps that an index lists, or of all pages that a sitemap lists. */
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!.replaceAll('&amp;', '&')).pathname);

/** Returns a page as lines: an element with its attributes, or a text. */
function linesOf(html: string): string[] {
  const $ = load(html);
  $(ignoredElements).remove();
  const lines: string[] = [];
  const walk = (nodes: ReturnType<typeof $.root>) => {
    nodes.contents().each((_index, node) => {
      if (node.type === 'text') {
        const text = node.data.replaceAll(/\s+/g, ' ').trim();
        if (text !== '') lines.push(text);
      }
      if (!('attribs' in node)) return;
      const attributes = Object.entries(node.attribs)
        .filter(([name]) => name !== 'class' && !name.startsWith('data-'))
        .map(([name, value]) => `${name}="${value.replaceAll(assetUrl, '(asset)')}"`)
        .toSorted();
      lines.push(`<${[node.name, ...attributes].join(' ')}>`);
      walk($(node) as unknown as ReturnType<typeof $.root>);
    });
  };
  walk($.root());
  return lines;
}

/** Returns the first difference of a page, or null. */
async function findDifference(path: string): Promise<string | null> {
  const [before, after] = await Promise.all([get(values.before, path), get(values.after, path)]);
  const [expected, actual] = [before, after].map(({ status, headers, body }) => [
    `status ${status}`,
    ...headers,
    ...linesOf(body),
  ]) as [string[], string[]];
  const index = expected.findIndex((line, i) => line !== actual[i]);
  if (index < 0 && expected.length === actual.length) return null;
  const line = index < 0 ? expected.length : index;
  return `${path}\n  - ${expected[line] ?? '(end)'}\n  + ${actual[line] ?? '(end)'}`;
}

const sitemaps = locations((await get(values.before, '/sitemap.xml')).body);
const pages: string[] = [];
for (const sitemap of sitemaps) pages.push(...locations((await get(values.before, sitemap)).body));
const paths = [
  ...new Set(pages),
  '/no-such-page',
  '/ru/no-such-page',
  '/search?q=proxy',
  '/robots.txt',
  '/sitemap.xml',
];
let differenceCount = 0;
await forEachConcurrent(
  paths,
  async (path) => {
    const difference = await findDifference(path);
    if (!difference) return;
    differenceCount += 1;
    console.log(difference);
  },
  4,
);
console.log(`${paths.length} pages compared, ${differenceCount} differ.`);
process.exitCode = differenceCount > 0 || pages.length === 0 ? 1 : 0;
