import * as cheerio from 'cheerio';
import { validateXML } from 'xmllint-wasm';
import type { FeedFormat } from '@/lib/urls/feed-paths';

/** Lints feeds: RFC 4287 for Atom, the RSS 2.0 specification, and JSON Feed 1.0 and 1.1. */

type Rule = { of: string; needs: string; is: RegExp };

const url = /^https:\/\/[^\s/]+\//;
const text = /\S/;
// RFC 822 with the four-digit year that RSS requires, and RFC 3339.
const mailDate = /^(?:\w{3}, )?\d{1,2} \w{3} \d{4} \d\d:\d\d(?::\d\d)? (?:GMT|[+-]\d{4})$/;
const date = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

const rules: Readonly<Record<'rss' | 'atom', readonly Rule[]>> = {
  rss: [
    { of: 'rss', needs: 'channel', is: text },
    ...['title', 'description', 'language'].map((needs) => ({ of: 'rss > channel', needs, is: text })),
    { of: 'rss > channel', needs: 'link', is: url },
    { of: 'rss > channel', needs: 'lastBuildDate', is: mailDate },
    ...['title', 'description'].map((needs) => ({ of: 'item', needs, is: text })),
    ...['link', 'guid'].map((needs) => ({ of: 'item', needs, is: url })),
    { of: 'item', needs: 'pubDate', is: mailDate },
  ],
  atom: [
    { of: 'feed', needs: 'id', is: url },
    { of: 'feed', needs: 'title', is: text },
    { of: 'feed', needs: 'updated', is: date },
    { of: 'entry', needs: 'id', is: url },
    { of: 'entry', needs: 'title', is: text },
    { of: 'entry', needs: 'updated', is: date },
  ],
};

/** Returns well-formedness errors of XML feeds with their names; one call for all, since each starts a new process. */
export async function brokenXml(feeds: readonly { own: string; body: string }[]): Promise<string[]> {
  const xml = feeds.map(({ own, body }) => ({ fileName: own.replaceAll(/[:/]+/g, '-'), contents: body }));
  const { errors } = await validateXML({ xml, normalization: 'format' });
  return errors.map(({ rawMessage }) => rawMessage);
}

function xmlIssues(body: string, kind: 'rss' | 'atom', own: string): string[] {
  const $ = cheerio.load(body, { xml: true });
  const broken = rules[kind].flatMap(({ of, needs, is }) =>
    $(of)
      .toArray()
      .filter((node) => {
        const found = $(node).children(needs);
        return found.length !== 1 || !is.test(found.text().trim());
      })
      .map(() => `${of}: ${needs} is missing, duplicated or invalid`),
  );
  const self = kind === 'atom' ? $('feed > link[rel=self]') : $('channel > atom\\:link[rel=self]');
  const ids = $(kind === 'atom' ? 'entry > id' : 'item > guid')
    .toArray()
    .map((id) => $(id).text());
  return [
    ...($.root().children(kind === 'atom' ? 'feed' : 'rss[version="2.0"]').length === 1 ? [] : ['wrong root element']),
    ...broken,
    ...(self.attr('href') === own ? [] : [`self link is ${self.attr('href')}`]),
    ...(new Set(ids).size === ids.length ? [] : ['duplicate article']),
  ];
}

type JsonFeed = { version?: string; title?: string; feed_url?: string; items?: Record<string, unknown>[] };

function jsonIssues(body: string, own: string): string[] {
  const { version, title, feed_url: self, items = [] } = JSON.parse(body) as JsonFeed;
  return [
    ...(/^https:\/\/jsonfeed\.org\/version\/1(?:\.1)?$/.test(version ?? '') ? [] : [`version is ${version}`]),
    ...(title ? [] : ['no title']),
    ...(self === own ? [] : [`self link is ${self}`]),
    ...items.flatMap((item, i) => [
      ...(url.test(String(item.id)) && url.test(String(item.url)) ? [] : [`item ${i} has no URL`]),
      ...(item.content_html || item.content_text ? [] : [`item ${i} has no content`]),
      ...(date.test(String(item.date_published)) ? [] : [`item ${i} has no date`]),
    ]),
  ];
}

/**
 * @param own the URL at which the feed is served
 * @returns the issues that feed readers could have
 */
export const feedIssues = (body: string, kind: FeedFormat, own: string): string[] =>
  kind === 'json' ? jsonIssues(body, own) : xmlIssues(body, kind, own);

/** Lists the URLs of a feed's articles. */
export function articlesOf(body: string, kind: FeedFormat): string[] {
  if (kind === 'json') return ((JSON.parse(body) as JsonFeed).items ?? []).map(({ url }) => String(url));
  const $ = cheerio.load(body, { xml: true });
  return $('item > guid, entry > id')
    .toArray()
    .map((id) => $(id).text());
}
