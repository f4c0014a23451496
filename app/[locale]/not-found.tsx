import type { Metadata } from 'next';
import { copyAt } from '@/lib/pages/copy-of';
import { currentLocale } from '@/lib/rendering/current-locale';
import { fullTitle } from '@/lib/machine-readable/page-title';
import { pathTo } from '@/lib/routes/path-to';

/** Next.js takes the head of every answer with the status 404 from here, whichever page draws its body. */
export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = copyAt(await currentLocale(), pathTo('error-404'));
  return { title: { absolute: fullTitle(title) }, description, robots: { index: false } };
}

/** Never drawn: no page calls notFound(), the middleware decides what exists. */
export default function NotFound() {
  return null;
}
