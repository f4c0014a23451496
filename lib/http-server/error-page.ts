/**
 * The page for a request that failed before any page could be rendered. It depends on nothing that can fail with it: no
 * script, locale or layout. It looks like `app/global-error.tsx`.
 */
export const errorPage = [
  '<!doctype html><html lang="en"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
  '<title>Something went wrong</title><link rel="stylesheet" href="/assets/plain-page.css"></head><body>',
  '<svg viewBox="0 0 32 32" fill="none" aria-hidden="true"><path stroke="currentColor" stroke-width="2"',
  ' stroke-linejoin="round" d="M8.5 4h15l7 9.5L16 29 1.5 13.5zM1.5 13.5h29M16 4l-6 9.5L16 29l6-15.5z"></path></svg>',
  '<h1>Something went wrong</h1><p>The page could not be shown because of an error on our side.</p>',
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
