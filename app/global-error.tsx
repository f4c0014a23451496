'use client';

/**
 * Stands in for a page whose layout has failed, so it has none, and no language. Every page loads it with its first
 * scripts, so it says little, and its styles are a file that no other page loads.
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
