import { NextResponse, type NextRequest } from 'next/server';
import { missingJson } from '@/lib/machine-readable/json-answer';
import { cacheControlOf, redirectHeaders } from '@/lib/routing/cache-control';
import { routingContext } from '@/lib/routing/routing-context';
import { decide } from '@/lib/routing/decide';
import { asksForTemplate, catchUp, developmentTemplate } from '@/lib/routing/development';
import { innerAddress } from '@/lib/routing/inner-address';
import { missingPage, missingTemplate } from '@/lib/routing/missing-page';
import { plainErrorPage } from '@/lib/routing/plain-error';
import { visitorQuery } from '@/lib/routing/visitor-query';
import { languageHints } from '@/lib/i18n/language-hints';
import { storedLocaleCookie, storedLocaleCookieOptions } from '@/lib/i18n/stored-locale';

const isDevelopment = process.env.NODE_ENV === 'development';

/** Turns a request into a routing decision, and the decision into a response. */
export default async function middleware(request: NextRequest): Promise<Response> {
  if (isDevelopment && asksForTemplate(request.headers)) return NextResponse.next();
  if (isDevelopment) await catchUp(request);
  const { pathname, search } = new URL(request.url);
  const decision = decide(
    { ...languageHints(request.headers), method: request.method, path: pathname, query: visitorQuery(search) },
    routingContext(),
  );
  const caching = 'caching' in decision ? cacheControlOf(decision.caching, request.headers) : '';
  const headers = { 'Cache-Control': caching };
  switch (decision.kind) {
    case 'pass':
      return NextResponse.next();
    case 'refused':
      return plainErrorPage(decision.status, decision.locale);
    case 'redirect': {
      const { location, status, remember } = decision;
      const response = NextResponse.redirect(new URL(location, request.url), {
        status,
        headers: redirectHeaders(decision.caching, request.headers),
      });
      if (remember) response.cookies.set(storedLocaleCookie, remember, storedLocaleCookieOptions);
      return response;
    }
    case 'missing': {
      const template = isDevelopment
        ? await developmentTemplate(innerAddress(decision), request.url)
        : missingTemplate(decision.locale, decision.status);
      return missingPage(template, decision, headers);
    }
    case 'noPayload':
      return missingJson('There is no page at this address.', caching);
    case 'payload':
    case 'markdown':
      return NextResponse.rewrite(new URL(innerAddress(decision), request.url), { headers });
    case 'render': {
      const inner = innerAddress(decision);
      if (inner === pathname) return NextResponse.next({ headers });
      return NextResponse.rewrite(new URL(inner + search, request.url), { headers });
    }
  }
}

// Calls refuse methods by themselves and files have no rules, but an address that cannot be read is refused everywhere.
export const config = { runtime: 'nodejs', matcher: ['/((?!api/|_next/).*)', '/(api|_next)/(.*%.*)'] };
