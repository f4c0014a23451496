import { readFileSync } from 'node:fs';
import { inBuild } from '@/lib/content/generated-file';
import { withoutInvisibleCharacters } from '@/lib/i18n/invisible-characters';
import type { LocaleCode } from '@/lib/i18n/locales';
import { nearestAddresses } from '@/lib/request-routing/nearest-pages';
import {
  nearestPagesPlaceholder,
  notFoundRoute,
  notFoundPathPlaceholder,
  type NotFoundStatus,
} from '@/lib/urls/not-found-routes';

/** A prerendered page, split at the placeholders of the requested path and around the heading of the proposed pages. */
export type Template = { before: string; middle: string; nearestHeading: string; after: string };

const templates = new Map<string, Template>();

/**
 * The not-found page of a locale, prerendered with a placeholder for the requested path. The placeholder is
 * not replaced in the page's scripts, because React keeps the text it finds in the HTML.
 */
export function notFoundTemplate(locale: LocaleCode, status: NotFoundStatus): Template {
  const file = inBuild('server', 'app', `${locale}${notFoundRoute[status]}.html`);
  const cached = templates.get(file);
  if (cached) return cached;
  const template = splitTemplate(readFileSync(file, 'utf8'));
  templates.set(file, template);
  return template;
}

/** Splits a page at the first placeholders. */
export function splitTemplate(html: string): Template {
  const [before, rest] = splitOnce(html, notFoundPathPlaceholder);
  const [middle, proposals] = splitOnce(rest, nearestPagesPlaceholder);
  const [nearestHeading, after] = splitOnce(proposals, nearestPagesPlaceholder);
  return { before, middle, nearestHeading, after };
}

function splitOnce(text: string, separator: string): [before: string, after: string] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}

type Missing = { locale: LocaleCode; path: string; status: NotFoundStatus };

/** The HTML between the template's start and end: the requested path, and the pages proposed instead. */
export function notFoundContent(
  { middle, nearestHeading }: Pick<Template, 'middle' | 'nearestHeading'>,
  { locale, path }: Missing,
): string {
  const links = nearestAddresses(locale, path).map((address) => `<li><a href="${address}">${address}</a></li>`);
  return readablePath(path) + middle + (links.length > 0 ? `${nearestHeading}<ul>${links.join('')}</ul>` : '');
}

/** Builds the not-found response. */
export function notFoundPage(template: Template, missing: Missing, headers: Record<string, string>): Response {
  return new Response(template.before + notFoundContent(template, missing) + template.after, {
    status: missing.status,
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
  });
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/**
 * Decodes a path for display, without invisible characters, and escapes it as HTML text; a path with malformed escapes
 * is not decoded.
 */
export function readablePath(path: string): string {
  return withoutInvisibleCharacters(decodeSafely(path))
    .replace(/[\p{Cc}\u2028\u2029]/gu, '')
    .replace(/[&<>"']/g, (character) => escapes[character]!);
}

function decodeSafely(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
