import { xmlDeclaration } from '@/lib/seo/xml';
import { escapeHtml } from '@/lib/text/escape-html';
import type { FeedFormat } from '@/lib/urls/feed-paths';

/** Serializes feeds as RSS 2.0, Atom (RFC 4287) and JSON Feed 1.1. */

export type FeedEntry = {
  /** Its canonical URL, which is also its ID. */
  url: string;
  /** The language tag of its text, which may differ from the feed's. */
  language: string;
  title: string;
  description: string;
  html: string;
  published: Date;
  updated: Date;
  author?: string;
};

export type FeedContent = {
  title: string;
  description: string;
  /** The URL of the page that lists the articles. */
  home: string;
  /** The URL of the feed itself. */
  self: string;
  language: string;
  updated: Date;
  /** Publisher of the feed, and the author of entries without one. */
  publisher: string;
  entries: readonly FeedEntry[];
};

/** Serializes an element with text; returns an empty string if there is no text. */
const element = (name: string, text: string | undefined): string =>
  text === undefined ? '' : `<${name}>${escapeHtml(text)}</${name}>\n`;

/** HTML wrapped in a CDATA section; `]]>` is escaped. */
const cdata = (html: string): string => `<![CDATA[${html.replaceAll(']]>', ']]&gt;')}]]>`;

// RSS `<author>` requires an email address, so names use `dc:creator` of Dublin Core (RSS Advisory Board, RSS Best Practices Profile).
const rssItem = ({ url, language, title, description, html, published, author }: FeedEntry): string =>
  `<item xml:lang="${language}">\n` +
  element('title', title) +
  element('link', url) +
  element('guid', url) +
  element('pubDate', published.toUTCString()) +
  element('dc:creator', author) +
  element('description', description) +
  `<content:encoded>${cdata(html)}</content:encoded>\n</item>\n`;

const rss = ({ title, description, home, self, language, updated, entries }: FeedContent): string =>
  xmlDeclaration +
  `<rss version="2.0" xml:lang="${language}" xmlns:atom="http://www.w3.org/2005/Atom" ` +
  `xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">\n<channel>\n` +
  element('title', title) +
  element('link', home) +
  element('description', description) +
  element('language', language) +
  element('lastBuildDate', updated.toUTCString()) +
  `<atom:link href="${escapeHtml(self)}" rel="self" type="application/rss+xml"/>\n` +
  entries.map(rssItem).join('') +
  '</channel>\n</rss>\n';

const atomAuthor = (name: string | undefined) => (name ? `<author>\n${element('name', name)}</author>\n` : '');

const atomLink = (rel: string, href: string) => `<link rel="${rel}" href="${escapeHtml(href)}"/>\n`;

const atomEntry = ({ url, language, title, description, html, published, updated, author }: FeedEntry): string =>
  `<entry xml:lang="${language}">\n` +
  element('title', title) +
  element('id', url) +
  atomLink('alternate', url) +
  element('published', published.toISOString()) +
  element('updated', updated.toISOString()) +
  atomAuthor(author) +
  element('summary', description) +
  `<content type="html">${cdata(html)}</content>\n</entry>\n`;

const atom = ({ title, description, home, self, language, updated, publisher, entries }: FeedContent): string =>
  xmlDeclaration +
  `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">\n` +
  element('title', title) +
  element('subtitle', description) +
  element('id', home) +
  atomLink('alternate', home) +
  atomLink('self', self) +
  element('updated', updated.toISOString()) +
  atomAuthor(publisher) +
  entries.map(atomEntry).join('') +
  '</feed>\n';

const jsonAuthors = (name: string | undefined) => (name ? { authors: [{ name }] } : {});

const json = ({ title, description, home, self, language, publisher, entries }: FeedContent): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: self,
    description,
    language,
    ...jsonAuthors(publisher),
    items: entries.map((entry) => ({
      id: entry.url,
      url: entry.url,
      title: entry.title,
      summary: entry.description,
      language: entry.language,
      content_html: entry.html,
      date_published: entry.published.toISOString(),
      date_modified: entry.updated.toISOString(),
      ...jsonAuthors(entry.author),
    })),
  });

export const feedSerializers: Readonly<Record<FeedFormat, (feed: FeedContent) => string>> = { rss, atom, json };
