import * as cheerio from 'cheerio';
import { validateXML } from 'xmllint-wasm';
import type { FeedFormat } from '@/lib/urls/feed-paths';

/** Lints feeds: RFC 4287 for Atom, the RSS 2.0 specification, and JSON Feed 1.1. */

type Rule = { parent: string; child: string; pattern: RegExp; isOptional?: boolean };

const url = /^https:\/\/[^\s/]+\//;
const text = /\S/;
const languageTag = /^[a-z]{2,3}(?:-[A-Za-z]{2,8})*$/;
const mail = /^\S+@\S+\.\S+(?: \(.+\))?$/;
// RFC 822 with the four-digit year that RSS requires, and RFC 3339.
const rfc822Date = /^(?:\w{3}, )?\d{1,2} \w{3} \d{4} \d\d:\d\d(?::\d\d)? (?:GMT|[+-]\d{4})$/;
const date = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** Elements that occur exactly once, or at most once if optional, and their values. */
const rules: Readonly<Record<'rss' | 'atom', readonly Rule[]>> = {
  rss: [
    { parent: 'rss', child: 'channel', pattern: text },
    ...['title', 'description'].map((child) => ({ parent: 'rss > channel', child, pattern: text })),
    { parent: 'rss > channel', child: 'language', pattern: languageTag },
    { parent: 'rss > channel', child: 'link', pattern: url },
    { parent: 'rss > channel', child: 'lastBuildDate', pattern: rfc822Date },
    ...['title', 'description'].map((child) => ({ parent: 'item', child, pattern: text })),
    ...['link', 'guid'].map((child) => ({ parent: 'item', child, pattern: url })),
    { parent: 'item', child: 'pubDate', pattern: rfc822Date },
    // The format wants an email address; names belong into dc:creator.
    ...['author', 'managingEditor', 'webMaster'].map((child) => ({
      parent: child === 'author' ? 'item' : 'rss > channel',
      child,
      pattern: mail,
      isOptional: true,
    })),
    { parent: 'item', child: 'dc\\:creator', pattern: text, isOptional: true },
  ],
  atom: [
    ...['feed', 'entry'].flatMap((parent) => [
      { parent, child: 'id', pattern: url },
      { parent, child: 'title', pattern: text },
      { parent, child: 'updated', pattern: date },
      { parent, child: 'published', pattern: date, isOptional: true },
      { parent, child: 'link[rel=alternate]', pattern: /^$/ },
    ]),
    { parent: 'author', child: 'name', pattern: text },
  ],
};

/** Returns well-formedness errors of XML feeds with their names; one call for all, since each starts a new process. */
export async function malformedXml(feeds: readonly { servedAt: string; body: string }[]): Promise<string[]> {
  const xml = feeds.map(({ servedAt, body }) => ({ fileName: servedAt.replaceAll(/[:/]+/g, '-'), contents: body }));
  const { errors } = await validateXML({ xml, normalization: 'format' });
  return errors.map(({ rawMessage }) => rawMessage);
}

function xmlIssues(body: string, kind: 'rss' | 'atom', servedAt: string): string[] {
  const $ = cheerio.load(body, { xml: true });
  const broken = rules[kind].flatMap(({ parent, child, pattern, isOptional }) =>
    $(parent)
      .toArray()
      .filter((node) => {
        const found = $(node).children(child);
        return found.length === 0 ? !isOptional : found.length > 1 || !pattern.test(found.text().trim());
      })
      .map(() => `${parent}: ${child} is missing, duplicated or invalid`),
  );
  const self = kind === 'atom' ? $('feed > link[rel=self]') : $('channel > atom\\:link[rel=self]');
  const ids = $(kind === 'atom' ? 'entry > id' : 'item > guid')
    .toArray()
    .map((id) => $(id).text());
  const noLanguage = $('feed, entry, item')
    .toArray()
    .filter((node) => !languageTag.test($(node).attr('xml:lang') ?? ''))
    .map((node) => `${node.name}: xml:lang is missing or invalid`);
  // RFC 4287, section 4.1.1: without an author of the feed, every entry needs one.
  const anonymous = kind === 'atom' && $('feed > author').length === 0 && $('entry:not(:has(> author))').length > 0;
  const isUndeclared = $('dc\\:creator').length > 0 && !$.root().children().attr('xmlns:dc');
  return [
    ...($.root().children(kind === 'atom' ? 'feed' : 'rss[version="2.0"]').length === 1 ? [] : ['wrong root element']),
    ...broken,
    ...noLanguage,
    ...(anonymous ? ['feed: an author is missing'] : []),
    ...(isUndeclared ? ['dc is not declared'] : []),
    ...(self.attr('href') === servedAt ? [] : [`self link is ${self.attr('href')}`]),
    ...(new Set(ids).size === ids.length ? [] : ['duplicate article']),
  ];
}

type JsonItem = Record<string, unknown> & { authors?: { name?: string }[] };
type JsonFeed = JsonItem & { feed_url?: string; items?: JsonItem[] };

/** The rules that hold for a feed and its items. */
function jsonObjectIssues({ author, authors = [], language }: JsonItem, parent: string): string[] {
  return [
    ...(author === undefined ? [] : [`${parent}: author is deprecated`]),
    ...(authors.every(({ name }) => name) ? [] : [`${parent}: an author has no name`]),
    ...(languageTag.test(String(language)) ? [] : [`${parent}: language is ${String(language)}`]),
  ];
}

function jsonIssues(body: string, servedAt: string): string[] {
  const feed = JSON.parse(body) as JsonFeed;
  const { version, title, feed_url: self, items = [] } = feed;
  return [
    ...(version === 'https://jsonfeed.org/version/1.1' ? [] : [`version is ${String(version)}`]),
    ...(title ? [] : ['no title']),
    ...(self === servedAt ? [] : [`self link is ${self}`]),
    ...jsonObjectIssues(feed, 'feed'),
    ...items.flatMap((item, i) => [
      ...jsonObjectIssues(item, `item ${i}`),
      ...(url.test(String(item.id)) && url.test(String(item.url)) ? [] : [`item ${i} has no URL`]),
      ...(item.content_html || item.content_text ? [] : [`item ${i} has no content`]),
      ...[item.date_published, item.date_modified].flatMap((value) =>
        date.test(String(value)) ? [] : [`item ${i} has no date`],
      ),
    ]),
  ];
}

/**
 * @param servedAt the URL at which the feed is served
 * @returns the issues that feed readers could have
 */
export const feedIssues = (body: string, kind: FeedFormat, servedAt: string): string[] =>
  kind === 'json' ? jsonIssues(body, servedAt) : xmlIssues(body, kind, servedAt);

/** Lists the URLs of a feed's articles, and their languages. */
export function feedArticles(body: string, kind: FeedFormat): { url: string; language: string }[] {
  if (kind === 'json') {
    const { items = [] } = JSON.parse(body) as JsonFeed;
    return items.map((item) => ({ url: String(item.url), language: String(item.language) }));
  }
  const $ = cheerio.load(body, { xml: true });
  return $('item > guid, entry > id')
    .toArray()
    .map((id) => ({ url: $(id).text(), language: $(id).parent().attr('xml:lang') ?? '' }));
}
