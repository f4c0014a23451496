import { headers } from 'next/headers';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { PageHead } from '@/components/sections/page-head';
import { DefaultLayout } from '@/components/shell/default-layout';
import { Note } from '@/components/ui/note';
import { pageCopy } from '@/lib/content/page-copy';
import { currentLocale } from '@/lib/i18n/current-locale';
import { linkPath } from '@/lib/i18n/paths';
import { readMissingPath } from '@/lib/routing/missing-path';

/** The page of every address that leads nowhere. The middleware rewrites to it with the status 404 or 410. */

// The same head for 410, which Next.js takes from here.
export { generateMetadata } from '../not-found';

export default async function Page() {
  const locale = await currentLocale();
  const t = await getTranslations('errors');
  const { heading, lead } = pageCopy(locale, 'pages', 'error-404');
  const { path, isGone } = readMissingPath(await headers());
  return (
    <DefaultLayout path="/">
      <PageHead heading={heading} lead={lead} />
      <Note>{isGone ? t('gone', { path }) : t('notFound', { path })}</Note>
      <p>
        <Link href={linkPath(locale, '/')}>{t('goHome')}</Link>
      </p>
      <p>
        <Link href={linkPath(locale, '/search')} prefetch={false}>
          {t('goSearch')}
        </Link>
      </p>
    </DefaultLayout>
  );
}
