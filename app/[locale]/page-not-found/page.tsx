import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { HelpfulLinks } from '@/components/sections/helpful-links';
import { PageHead } from '@/components/sections/page-head';
import { DefaultLayout } from '@/components/frame/default-layout';
import { MissingPicture } from '@/components/ui/missing-picture';
import { Note } from '@/components/ui/note';
import { copyAt } from '@/lib/pages/copy-of';
import { currentLocale } from '@/lib/rendering/current-locale';
import { readMissingPath } from '@/lib/routing/missing-path';
import { pathTo } from '@/lib/routes/path-to';

/** The page of every address that leads nowhere. The middleware rewrites to it with the status 404 or 410. */

// The same head for 410, which Next.js takes from here.
export { generateMetadata } from '../not-found';

export default async function Page() {
  const locale = await currentLocale();
  const t = await getTranslations('errors');
  const { heading, lead } = copyAt(locale, pathTo('error-404'));
  const { path, isGone } = readMissingPath(await headers());
  return (
    <DefaultLayout path={pathTo('home')}>
      <MissingPicture />
      <PageHead heading={heading} lead={lead} />
      <Note>{isGone ? t('gone', { path }) : t('notFound', { path })}</Note>
      <HelpfulLinks locale={locale} />
    </DefaultLayout>
  );
}
