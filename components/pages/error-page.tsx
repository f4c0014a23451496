import { getTranslations } from 'next-intl/server';
import { HelpfulLinks } from '@/components/sections/helpful-links';
import { PageHead } from '@/components/sections/page-head';
import { CustomLayout } from '@/components/frame/custom-layout';
import { ErrorPicture } from '@/components/ui/error-picture';
import { MissingPicture } from '@/components/ui/missing-picture';
import { copyAt } from '@/lib/pages/copy-of';
import { currentLocale } from '@/lib/rendering/current-locale';
import { linkPath } from '@/lib/i18n/paths';
import { pathTo } from '@/lib/routes/path-to';
import { site } from '@/lib/settings/site';

type ErrorRoute = 'error-404' | 'error-502';

/** The error pages that have an address of their own, for proxies in front of the site. */
export async function ErrorPage({ route }: { route: ErrorRoute }) {
  const locale = await currentLocale();
  const t = await getTranslations('errors');
  const { heading, lead } = copyAt(locale, pathTo(route));
  return (
    <CustomLayout brand={site.name} home={linkPath(locale, pathTo('home'))}>
      {route === 'error-502' ? <ErrorPicture label={t('failed.picture')} /> : <MissingPicture />}
      <PageHead heading={heading} lead={lead} />
      <HelpfulLinks locale={locale} />
    </CustomLayout>
  );
}
