import { readFileSync } from 'node:fs';
import { buildPath } from '@/lib/content/generated-file';
import { htmlFile } from '@/lib/next-internals/build-folder';
import { withoutInvisibleCharacters } from '@/lib/i18n/invisible-characters';
import type { InternalLocale } from '@/lib/i18n/internal-locale';
import type { LocaleCode } from '@/lib/i18n/locales';
import { escapeHtml } from '@/lib/text/escape-html';
import { suggestedPaths } from '@/lib/request-routing/similar-pages';
import {
  similarPagesPlaceholder,
  notFoundRoute,
  notFoundPathPlaceholder,
  type NotFoundStatus,
} from '@/lib/urls/not-found-routes';

/**
 * A prerendered page, split at the placeholders of the requested path and around the heading of the suggested pages.
 */
export type Template = { before: string; middle: string; similarPagesHeading: string; after: string };

const templates = new Map<string, Template>();

/**
 * The not-found page of a locale, prerendered with a placeholder for the requested path. The placeholder is
 * not replaced in the page's scripts, because React keeps the text it finds in the HTML.
 */
export function notFoundTemplate(locale: InternalLocale, status: NotFoundStatus): Template {
  const file = buildPath(htmlFile(locale + notFoundRoute[status]));
  const cached = templates.get(file);
  if (cached) return cached;
  const template = splitTemplate(readFileSync(file, 'utf8'));
  templates.set(file, template);
  return template;
}

/** Splits a page at the first placeholders. */
export function splitTemplate(html: string): Template {
  const [before, rest] = splitOnce(html, notFoundPathPlaceholder);
  const [middle, suggestions] = splitOnce(rest, similarPagesPlaceholder);
  const [similarPagesHeading, after] = splitOnce(suggestions, similarPagesPlaceholder);
  return { before, middle, similarPagesHeading, after };
}

function splitOnce(text: string, separator: string): [before: string, after: string] {
  const index = text.indexOf(separator);
  return index === -1 ? [text, ''] : [text.slice(0, index), text.slice(index + separator.length)];
}

type NotFoundResponse = { locale: LocaleCode; path: string; status: NotFoundStatus };

/** The HTML between the template's start and end: the requested path, and the suggested pages. */
export function notFoundContent(
  { middle, similarPagesHeading }: Pick<Template, 'middle' | 'similarPagesHeading'>,
  { locale, path }: NotFoundResponse,
): string {
  const links = suggestedPaths(locale, path).map((href) => `<li><a href="${href}">${href}</a></li>`);
  return displayPath(path) + middle + (links.length > 0 ? `${similarPagesHeading}<ul>${links.join('')}</ul>` : '');
}

/** Builds the not-found response. */
export function notFoundPage(
  template: Template,
  notFoundResponse: NotFoundResponse,
  headers: Record<string, string>,
): Response {
  return new Response(template.before + notFoundContent(template, notFoundResponse) + template.after, {
    status: notFoundResponse.status,
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
  });
}

/**
 * Decodes a path for display, without invisible characters, and escapes it as HTML text; a path with malformed escapes
 * is not decoded.
 */
export function displayPath(path: string): string {
  return escapeHtml(withoutInvisibleCharacters(decodeSafely(path)).replace(/[\p{Cc}\u2028\u2029]/gu, ''));
}

function decodeSafely(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
