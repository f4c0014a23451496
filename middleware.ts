import { NextResponse, type NextRequest } from 'next/server';
import { notFoundJson } from '@/lib/page-data/json-response';
import { cacheControlOf, redirectHeaders } from '@/lib/request-routing/cache-control';
import { routingContext } from '@/lib/request-routing/routing-context';
import { routeRequest } from '@/lib/request-routing/route-request';
import { waitForContent, developmentTemplate } from '@/lib/request-routing/development';
import { countShortLinkClick } from '@/lib/request-routing/short-link-table';
import { isTemplateRequest } from '@/lib/request-routing/template-request';
import {
  flashPurpose,
  flashRemoval,
  workbenchCookiePrefix,
  workbenchPathHeader,
} from '@/lib/request-routing/workbench-route';
import { rewriteTarget } from '@/lib/request-routing/rewrite-target';
import { notFoundPage, notFoundTemplate, splitTemplate } from '@/lib/request-routing/not-found-page';
import { minimalErrorPage } from '@/lib/request-routing/minimal-error-page';
import { searchResponse } from '@/lib/search/search-page';
import { stripInternalParams } from '@/lib/next-internals/request-urls';
import { languageHints } from '@/lib/i18n/language-hints';
import { storedLocaleCookie, storedLocaleCookieOptions } from '@/lib/i18n/stored-locale';

const isDevelopment = process.env.NODE_ENV === 'development';

/** Turns a request into a routing decision, and the decision into a response. */
export default async function middleware(request: NextRequest): Promise<Response> {
  if (isTemplateRequest(request.headers)) return NextResponse.next();
  if (isDevelopment) await waitForContent(request);
  const { pathname, search } = new URL(request.url);
  const decision = routeRequest(
    { ...languageHints(request.headers), method: request.method, path: pathname, query: stripInternalParams(search) },
    routingContext(),
  );
  const cacheControl = 'caching' in decision ? cacheControlOf(decision.caching, request.headers) : '';
  const headers = { 'Cache-Control': cacheControl };
  switch (decision.kind) {
    case 'pass':
      return NextResponse.next();
    case 'workbench': {
      const headers = new Headers(request.headers);
      headers.set(workbenchPathHeader, decision.internalPath);
      const target = new URL(decision.internalPath + search, request.url);
      const response = NextResponse.rewrite(target, { request: { headers } });
      if (request.method === 'GET' && request.cookies.has(workbenchCookiePrefix + flashPurpose))
        response.headers.append('Set-Cookie', flashRemoval(pathname));
      return response;
    }
    case 'invalid':
      return minimalErrorPage(decision.status, decision.locale);
    case 'redirect': {
      const { location, status, localeToStore, shortLink } = decision;
      if (shortLink) countShortLinkClick({ slug: shortLink, method: request.method, headers: request.headers });
      const response = NextResponse.redirect(new URL(location, request.url), {
        status,
        headers: redirectHeaders(decision.caching, request.headers),
      });
      if (localeToStore) response.cookies.set(storedLocaleCookie, localeToStore, storedLocaleCookieOptions);
      return response;
    }
    case 'notFound': {
      const template = isDevelopment
        ? splitTemplate(await developmentTemplate(rewriteTarget(decision), request.url))
        : notFoundTemplate(decision.internalLocale, decision.status);
      return notFoundPage(template, decision, headers);
    }
    case 'payloadNotFound':
      return notFoundJson('There is no page at this URL.', cacheControl);
    case 'payload':
    case 'markdown':
      return NextResponse.rewrite(new URL(rewriteTarget(decision), request.url), { headers });
    case 'render': {
      const internalPath = rewriteTarget(decision);
      // The production server answers searches before Next.js.
      if (isDevelopment && decision.caching === 'perRequest') {
        const page = await developmentTemplate(internalPath, request.url);
        return searchResponse(page, decision.internalLocale, search, headers);
      }
      if (internalPath === pathname) return NextResponse.next({ headers });
      return NextResponse.rewrite(new URL(internalPath + search, request.url), { headers });
    }
  }
}

// API routes check methods themselves and files have no rules, but malformed escapes are rejected on all paths.
export const config = { runtime: 'nodejs', matcher: ['/((?!api/|_next/).*)', '/(api|_next)/(.*%.*)'] };
