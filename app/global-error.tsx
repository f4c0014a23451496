'use client';

/**
 * Fallback for a page whose layout has thrown, so it has no layout and no locale. It is part of every page's initial
 * JavaScript, so it is kept minimal, and its styles are in a file that other pages do not load.
 */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en">
      <head>
        <title>Something went wrong</title>
        <link rel="stylesheet" href="/assets/plain-page.css" />
      </head>
      <body>
        <h1>Something went wrong</h1>
        <p>
          <button onClick={retry}>Try again</button>
        </p>
      </body>
    </html>
  );
}
