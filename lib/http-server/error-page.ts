import { logo } from '@/lib/config/brand';

/**
 * The page for a request that failed before any page could be rendered. It depends on nothing that can fail with it: no
 * script, locale or layout. It looks like `app/global-error.tsx`.
 */
export const errorPage = [
  '<!doctype html><html lang="en"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
  '<title>Something went wrong</title><link rel="stylesheet" href="/assets/plain-page.css"></head><body>',
  `<svg viewBox="0 0 ${logo().size} ${logo().size}" fill="none" aria-hidden="true">${logo().markup}</svg>`,
  '<h1>Something went wrong</h1><p>The page couldn’t be shown because of an error on our end.</p>',
  '<p class="actions"><a href="">Try again</a><a href="/">Go to the home page</a></p></body></html>',
].join('');

/** The response for a page that could not be generated, or not now. */
export const failureResponse = (result: null | 'busy') =>
  new Response(errorPage, {
    status: result ? 503 : 500,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(result ? { 'Retry-After': '5' } : {}),
    },
  });
