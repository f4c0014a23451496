import { sourceLocale, type LocaleCode } from '@/lib/i18n/locales';
import type { PagePath } from '@/lib/i18n/paths';
import { writtenLocales } from '@/lib/pages/locale-variants';
import { articleAt } from '@/lib/urls/article-path';
import { isNonPagePath } from '@/lib/urls/non-page-paths';
import { matchRoute } from '@/lib/urls/match';
import {
  resolveRequest,
  type Decision,
  type RoutingContext,
  type RoutingRequest,
} from '@/lib/request-routing/resolve-request';

/** Pages, and the copies of them for programs, which stand behind their addresses (docs/machine-readable.md). */

const payloadEnding = '/_payload.json';
const markdownEnding = '.md';

/** What the address in front of the ending is answered with; queries change no copy. */
function decideOriginal(request: RoutingRequest, ending: string, context: RoutingContext): Decision {
  return resolveRequest({ ...request, path: request.path.slice(0, -ending.length) || '/', query: '' }, context);
}

/** The data of a page is there where the page is: what is missing or elsewhere has none. */
function decidePayload(request: RoutingRequest, context: RoutingContext): Decision {
  const page = decideOriginal(request, payloadEnding, context);
  if (page.kind === 'refused') return page;
  if (page.kind === 'render') return { ...page, kind: 'payload' };
  return { kind: 'noPayload', caching: 'caching' in page ? page.caching : 'public' };
}

/**
 * Markdown is there of articles, in the languages they are written in; of everything else it is a page's address. Where an
 * unprefixed page shows an article in English, so does its Markdown: it is what the page names.
 */
function decideMarkdown(request: RoutingRequest, context: RoutingContext): Decision {
  const page = decideOriginal(request, markdownEnding, context);
  if (page.kind !== 'render') return resolveRequest(request, context);
  const path = page.inner as PagePath;
  const match = matchRoute(path);
  const written = match && articleAt(match) ? writtenLocales(path, context.index) : [];
  const spoken: LocaleCode[] = page.caching === 'negotiated' ? [page.locale, sourceLocale] : [page.locale];
  const locale = spoken.find((one) => written.includes(one));
  return locale ? { ...page, kind: 'markdown', locale } : resolveRequest(request, context);
}

/** Decides what answers a request for a page or for a copy of one. */
export function decide(request: RoutingRequest, context: RoutingContext): Decision {
  if (isNonPagePath(request.path)) return resolveRequest(request, context);
  if (request.path.endsWith(payloadEnding)) return decidePayload(request, context);
  if (request.path.endsWith(markdownEnding)) return decideMarkdown(request, context);
  return resolveRequest(request, context);
}
