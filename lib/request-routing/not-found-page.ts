import { readFileSync } from 'node:fs';
import { inBuild } from '@/lib/content/generated-file';
import { withoutInvisibleCharacters } from '@/lib/i18n/invisible-characters';
import type { LocaleCode } from '@/lib/i18n/locales';
import { notFoundRoute, notFoundPathPlaceholder, type NotFoundStatus } from '@/lib/urls/not-found-routes';

/** A prerendered page, split at the placeholder. */
export type Template = { before: string; after: string };

const templates = new Map<string, Template>();

/**
 * The not-found page of a locale, prerendered with a placeholder for the requested path. The placeholder also occurs in
 * the page's scripts, where it is left: React keeps the text it finds in the HTML.
 */
export function notFoundTemplate(locale: LocaleCode, status: NotFoundStatus): Template {
  const file = inBuild('server', 'app', `${locale}${notFoundRoute[status]}.html`);
  const known = templates.get(file);
  if (known) return known;
  const template = splitTemplate(readFileSync(file, 'utf8'));
  templates.set(file, template);
  return template;
}

/** Splits a page at the first placeholder. */
export function splitTemplate(html: string): Template {
  const at = html.indexOf(notFoundPathPlaceholder);
  return { before: html.slice(0, at), after: html.slice(at + notFoundPathPlaceholder.length) };
}

/** Builds the not-found response. */
export function notFoundPage(
  { before, after }: Template,
  { path, status }: { path: string; status: NotFoundStatus },
  headers: Record<string, string>,
): Response {
  return new Response(before + readablePath(path) + after, {
    status,
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
  });
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/**
 * Decodes a path for display, without invisible characters, and escapes it as HTML text; a path with malformed escapes
 * is not decoded.
 */
export function readablePath(path: string): string {
  return withoutInvisibleCharacters(decoded(path))
    .replace(/[\p{Cc}\u2028\u2029]/gu, '')
    .replace(/[&<>"']/g, (character) => escapes[character]!);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
