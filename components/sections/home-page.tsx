import { getTranslations } from 'next-intl/server';
import { CopySections } from '@/components/sections/copy-sections';
import { LinkCards } from '@/components/sections/link-cards';
import { PageHead } from '@/components/sections/page-head';
import { DefaultLayout } from '@/components/shell/default-layout';
import { JsonLd } from '@/components/ui/json-ld';
import { copyCards } from '@/lib/content/copy-cards';
import { pageCopy } from '@/lib/content/page-copy';
import { currentLocale } from '@/lib/i18n/current-locale';
import { featureIds } from '@/lib/routing/catalogue';
import { organization, webSite } from '@/lib/seo/json-ld';

export async function HomePage() {
  const locale = await currentLocale();
  const t = await getTranslations('shell.nav');
  const { heading, lead, sections } = pageCopy(locale, 'pages', 'home');
  return (
    <DefaultLayout path="/">
      <PageHead heading={heading} lead={lead} />
      <CopySections sections={sections} />
      <LinkCards heading={t('product')} cards={copyCards(locale, 'features', featureIds)} />
      <JsonLd data={[organization(), webSite(locale)]} />
    </DefaultLayout>
  );
}
