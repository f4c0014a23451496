import { NextResponse, type NextRequest } from 'next/server';
import { missingJson } from '@/lib/machine-readable/json-answer';
import { pageCacheControl, redirectHeaders } from '@/lib/routing/cache-control';
import { routingContext } from '@/lib/routing/routing-context';
import { decide } from '@/lib/routing/decide';
import { catchUp } from '@/lib/routing/development';
import { innerAddress } from '@/lib/routing/inner-address';
import { noteMissingPath } from '@/lib/routing/missing-path';
import { plainErrorPage } from '@/lib/routing/plain-error';
import { visitorQuery } from '@/lib/routing/request-hints';
import { languageHints } from '@/lib/i18n/language-hints';
import { storedLocaleCookie, storedLocaleCookieOptions } from '@/lib/i18n/stored-locale';

/** Turns a request into a routing decision, and the decision into a response. */
export default async function middleware(request: NextRequest): Promise<Response> {
  if (process.env.NODE_ENV === 'development') await catchUp(request);
  const { pathname, search } = new URL(request.url);
  const decision = decide(
    {
      ...languageHints(request.headers),
      method: request.method,
      path: pathname,
      query: visitorQuery(request.headers),
    },
    routingContext(),
  );
  switch (decision.kind) {
    case 'pass':
      return NextResponse.next();
    case 'refused':
      return plainErrorPage(decision.status, decision.locale);
    case 'redirect': {
      const { location, status, caching, remember } = decision;
      const response = NextResponse.redirect(new URL(location, request.url), {
        status,
        headers: redirectHeaders[caching],
      });
      if (remember) response.cookies.set(storedLocaleCookie, remember, storedLocaleCookieOptions);
      return response;
    }
    case 'missing': {
      const headers = new Headers(request.headers);
      noteMissingPath(headers, decision.path, decision.status);
      return NextResponse.rewrite(new URL(innerAddress(decision), request.url), {
        status: decision.status,
        request: { headers },
        headers: { 'Cache-Control': pageCacheControl[decision.caching] },
      });
    }
    case 'noPayload':
      return missingJson('There is no page at this address.', pageCacheControl[decision.caching]);
    case 'payload': {
      const headers = { 'Cache-Control': pageCacheControl[decision.caching] };
      return NextResponse.rewrite(new URL(innerAddress(decision), request.url), { headers });
    }
    case 'render': {
      const inner = innerAddress(decision);
      const headers = { 'Cache-Control': pageCacheControl[decision.caching] };
      if (inner === pathname) return NextResponse.next({ headers });
      return NextResponse.rewrite(new URL(inner + search, request.url), { headers });
    }
  }
}

// Next.js reads this statically, so it cannot be built from the route table; a test keeps the two equal.
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!(?:_next/.*|api/.*|healthz|readyz|revision|builds/(?:latest|meta/[\\w-]+)\\.json|__nuxt_island/[\\w-]+\\.json|\\.well-known/gpc\\.json|assets/.*|og/[\\da-f]{10}/[a-z]{2}/.+\\.png|favicon\\.ico|icon(?:\\.svg|-(?:192|512|maskable-512)\\.png)|apple-touch-icon\\.png|manifest\\.webmanifest|robots\\.txt|(?:index-)?sitemap\\.xml|[a-z]{2}-[A-Z]{2}-sitemap(?:-(?:[2-9]|[1-9]\\d+))?\\.xml|(?:(?:zh|ru|vn|es|pt|tr|th|fr|uk|ko|hi|jp|tc)/)?(?:blog|news|release)/(?:rss|atom)\\.xml|(?:ru|vn|es|pt|tr|th|fr|uk|ko|hi|jp|tc)/(?:about-us|download|faq|pricing|referral-program|partner-plan|pre-sales|links|solutions|alternatives|blog|news|helps|release|partner|multi-account-management|synchronizer|rpa|local-api|multi-profiles-management|teamwork|privacy-policy|terms-of-service|cookie-policy))$).*)',
    { source: '/:path*', has: [{ type: 'header', key: 'x-decide' }] },
  ],
};
