import type { Metadata } from 'next';
import { LogoMark } from '@/components/ui/logo';
import { fullTitle } from '@/lib/seo/page-title';

export const metadata: Metadata = { title: fullTitle('Page not found') };

/** Not-found page for paths that match no route and no locale, such as an unknown build asset. */
export default function GlobalNotFound() {
  return (
    <html lang="en">
      <head>
        <link rel="stylesheet" href="/assets/plain-page.css" />
      </head>
      <body>
        <LogoMark />
        <h1>Page not found</h1>
        <p>There’s nothing at this URL.</p>
        <p className="actions">
          <a href="/">Go to the home page</a>
        </p>
      </body>
    </html>
  );
}
