import type { Metadata } from 'next';
import { pageCopy } from '@/lib/content/page-copy';
import { currentLocale } from '@/lib/rendering/current-locale';
import { fullTitle } from '@/lib/machine-readable/page-title';

/** Next.js takes the head of every answer with the status 404 from here, whichever page draws its body. */
export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = pageCopy(await currentLocale(), 'pages', 'error-404');
  return { title: { absolute: fullTitle(title) }, description, robots: { index: false } };
}

/** Never drawn: no page calls notFound(), the middleware decides what exists. */
export default function NotFound() {
  return null;
}
