import { isUnknownHost, localeFromHost } from '@/lib/i18n/hosts';
import { defaultLocale } from '@/lib/i18n/locales';
import { resolveLinkTarget } from '@/lib/request-routing/link-target';
import { normalizePath, repairPath } from '@/lib/request-routing/normalize-path';
import {
  resolvePageRequest,
  type Decision,
  type RoutingContext,
  type RoutingRequest,
} from '@/lib/request-routing/resolve-page-request';
import type { ShortLink } from '@/lib/request-routing/short-link-table';
import { isDedicatedHost } from '@/lib/request-routing/workbench-route';
import { joinQuery, queryFields, splitAddress } from '@/lib/tools/utm-link';

/** Short links, `/go/{slug}` (docs/short-links.md). */

const belowGo = /^\/go(?:\/|$)/i;

/** The path below `/go/`, in lower case. */
export const slugPattern = /^[a-z0-9-]{2,64}$/;

const slugOf = (path: string): string => path.slice('/go/'.length).toLowerCase();

/**
 * Adds the fields of a click's query that a target lacks, and `utm_id`, which names the link in reports, unless there is
 * one.
 */
export function addClickQuery(target: string, slug: string, clickQuery: string): string {
  const { base, query, fragment } = splitAddress(target);
  const own = queryFields(query);
  const names = new Set(own.map(({ name }) => name));
  const added = queryFields(clickQuery).filter(({ name }) => !names.has(name));
  const fields = [...own, ...added];
  const raw = fields.map((field) => field.raw);
  const hasId = fields.some(({ name }) => name === 'utm_id');
  return base + joinQuery(hasId ? raw : [...raw, `utm_id=${slug}`]) + fragment;
}

/** Finds the link of a path as typed, or without what a sentence or a mail program added to it. */
function findLink(
  request: RoutingRequest,
  path: string,
  { findShortLink }: RoutingContext,
): { slug: string; link: ShortLink; query: string } | null {
  const repaired = repairPath(request.path);
  const candidates = [
    { slug: slugOf(path), query: request.query },
    {
      slug: slugOf(normalizePath(repaired.path).path),
      query: joinQuery([repaired.query, request.query].filter(Boolean).map((query) => query.slice(1))),
    },
  ];
  for (const { slug, query } of candidates) {
    const link = slugPattern.test(slug) ? findShortLink(slug) : undefined;
    if (link) return { slug, link, query };
  }
  return null;
}

/** Returns the address to which a click is redirected; null if the link leads to no page of ours, or no longer. */
function locate(
  { slug, link, query }: { slug: string; link: ShortLink; query: string },
  request: RoutingRequest,
  context: RoutingContext,
): string | null {
  const target = resolveLinkTarget({ ...link, target: addClickQuery(link.target, slug, query) }, context);
  if (target.kind !== 'page') return null;
  const { main } = context.origins;
  const { origin } = new URL(target.url);
  const leavesHost = context.canonicalHost && isUnknownHost(request.host, context.hosts);
  const location = origin === main && !leavesHost ? target.url.slice(main.length) : target.url;
  // A path that begins with two slashes would name another host.
  return location.startsWith('//') ? null : location;
}

/**
 * Decides a request for a short link.
 * @returns null for all other paths
 */
export function decideShortLink(request: RoutingRequest, context: RoutingContext): Decision | null {
  const { locale, path } = normalizePath(request.path);
  if (!belowGo.test(path)) return null;
  const decision = resolvePageRequest(request, context);
  const hasNoLinks = localeFromHost(request.host, context.hosts) !== null || isDedicatedHost(request.host, context);
  if (decision.kind === 'invalid' || hasNoLinks) return decision;
  if (locale === defaultLocale) {
    const { path: missingPath } = request;
    return { kind: 'notFound', status: 404, locale, internalLocale: locale, path: missingPath, caching: 'public' };
  }
  if (locale !== null) return decision;
  const found = findLink(request, path, context);
  const location = found && locate(found, request, context);
  if (location) return { kind: 'redirect', status: 302, location, caching: 'never', shortLink: found.slug };
  // The same answer for every spelling, without a redirect to the normalized one.
  const missing = resolvePageRequest({ ...request, path }, context);
  return missing.kind === 'notFound' ? { ...missing, path: request.path, caching: 'never' } : decision;
}
