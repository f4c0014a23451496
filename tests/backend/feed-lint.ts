import * as cheerio from 'cheerio';
import { validateXML } from 'xmllint-wasm';
import type { FeedFormat } from '@/lib/urls/feed-paths';

/** What is wrong with a feed, by RFC 4287 for Atom, the RSS 2.0 specification, and JSON Feed 1.0 and 1.1. */

type Rule = { of: string; needs: string; is: RegExp };

const address = /^https:\/\/[^\s/]+\//;
const text = /\S/;
// RFC 822, with the four digits of a year that RSS asks for, and RFC 3339.
const mailDate = /^(?:\w{3}, )?\d{1,2} \w{3} \d{4} \d\d:\d\d(?::\d\d)? (?:GMT|[+-]\d{4})$/;
const date = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

const rules: Readonly<Record<'rss' | 'atom', readonly Rule[]>> = {
  rss: [
    { of: 'rss', needs: 'channel', is: text },
    ...['title', 'description', 'language'].map((needs) => ({ of: 'rss > channel', needs, is: text })),
    { of: 'rss > channel', needs: 'link', is: address },
    { of: 'rss > channel', needs: 'lastBuildDate', is: mailDate },
    ...['title', 'description'].map((needs) => ({ of: 'item', needs, is: text })),
    ...['link', 'guid'].map((needs) => ({ of: 'item', needs, is: address })),
    { of: 'item', needs: 'pubDate', is: mailDate },
  ],
  atom: [
    { of: 'feed', needs: 'id', is: address },
    { of: 'feed', needs: 'title', is: text },
    { of: 'feed', needs: 'updated', is: date },
    { of: 'entry', needs: 'id', is: address },
    { of: 'entry', needs: 'title', is: text },
    { of: 'entry', needs: 'updated', is: date },
  ],
};

/** Where feeds in XML are not well formed, by their names; one call for all, since each starts a program anew. */
export async function brokenXml(feeds: readonly { own: string; body: string }[]): Promise<string[]> {
  const xml = feeds.map(({ own, body }) => ({ fileName: own.replaceAll(/[:/]+/g, '-'), contents: body }));
  const { errors } = await validateXML({ xml, normalization: 'format' });
  return errors.map(({ rawMessage }) => rawMessage);
}

function xmlFaults(body: string, kind: 'rss' | 'atom', own: string): string[] {
  const $ = cheerio.load(body, { xml: true });
  const broken = rules[kind].flatMap(({ of, needs, is }) =>
    $(of)
      .toArray()
      .filter((node) => {
        const found = $(node).children(needs);
        return found.length !== 1 || !is.test(found.text().trim());
      })
      .map(() => `${of}: ${needs} is missing, stands twice or is not as it should be`),
  );
  const self = kind === 'atom' ? $('feed > link[rel=self]') : $('channel > atom\\:link[rel=self]');
  const ids = $(kind === 'atom' ? 'entry > id' : 'item > guid')
    .toArray()
    .map((id) => $(id).text());
  return [
    ...($.root().children(kind === 'atom' ? 'feed' : 'rss[version="2.0"]').length === 1
      ? []
      : ['another kind of root']),
    ...broken,
    ...(self.attr('href') === own ? [] : [`its own address is ${self.attr('href')}`]),
    ...(new Set(ids).size === ids.length ? [] : ['an article stands twice']),
  ];
}

type JsonFeed = { version?: string; title?: string; feed_url?: string; items?: Record<string, unknown>[] };

function jsonFaults(body: string, own: string): string[] {
  const { version, title, feed_url: self, items = [] } = JSON.parse(body) as JsonFeed;
  return [
    ...(/^https:\/\/jsonfeed\.org\/version\/1(?:\.1)?$/.test(version ?? '') ? [] : [`version is ${version}`]),
    ...(title ? [] : ['no title']),
    ...(self === own ? [] : [`its own address is ${self}`]),
    ...items.flatMap((item, i) => [
      ...(address.test(String(item.id)) && address.test(String(item.url)) ? [] : [`item ${i} has no address`]),
      ...(item.content_html || item.content_text ? [] : [`item ${i} has no content`]),
      ...(date.test(String(item.date_published)) ? [] : [`item ${i} has no date`]),
    ]),
  ];
}

/**
 * @param own the address at which the feed is served
 * @returns what readers of feeds could stumble over
 */
export const feedIssues = (body: string, kind: FeedFormat, own: string): string[] =>
  kind === 'json' ? jsonFaults(body, own) : xmlFaults(body, kind, own);

/** The addresses of a feed's articles. */
export function articlesOf(body: string, kind: FeedFormat): string[] {
  if (kind === 'json') return ((JSON.parse(body) as JsonFeed).items ?? []).map(({ url }) => String(url));
  const $ = cheerio.load(body, { xml: true });
  return $('item > guid, entry > id')
    .toArray()
    .map((id) => $(id).text());
}
