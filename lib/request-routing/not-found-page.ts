import { readFileSync } from 'node:fs';
import { inBuild } from '@/lib/content/generated-file';
import type { LocaleCode } from '@/lib/i18n/locales';
import { notFoundRoute, notFoundPathPlaceholder, type NotFoundStatus } from '@/lib/urls/not-found-routes';

/** A page of the build with a gap in it: what stands before the gap, and after it. */
export type Template = { before: string; after: string };

const templates = new Map<string, Template>();

/**
 * The page that a locale shows for addresses that lead nowhere. It is made at build with a mark where the path is to
 * stand. Its scripts hold the mark as well, which stays there: React leaves the text that it finds in the page.
 */
export function notFoundTemplate(locale: LocaleCode, status: NotFoundStatus): Template {
  const file = inBuild('server', 'app', `${locale}${notFoundRoute[status]}.html`);
  const known = templates.get(file);
  if (known) return known;
  const template = splitTemplate(readFileSync(file, 'utf8'));
  templates.set(file, template);
  return template;
}

/** Cuts a page at the mark. */
export function splitTemplate(html: string): Template {
  const at = html.indexOf(notFoundPathPlaceholder);
  return { before: html.slice(0, at), after: html.slice(at + notFoundPathPlaceholder.length) };
}

/** The page for an address that leads nowhere, as an answer. */
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

/** An address as it was typed, decoded for reading, as HTML text; one that cannot be decoded stays as it is. */
export function readablePath(path: string): string {
  return decoded(path).replace(/[&<>"']/g, (character) => escapes[character]!);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
