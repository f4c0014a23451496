import { getTranslations } from 'next-intl/server';
import { CopyPage, copyMetadata } from '@/components/pages/copy-page';
import { Note } from '@/components/ui/note';
import { offeredIds } from '@/lib/pages/static-params';
import { alternativeIds, alternativeLocales, competitorNames, type AlternativeId } from '@/lib/routes/catalogue';
import { pathTo } from '@/lib/routes/path-to';

export const dynamicParams = false;

/** No other ids come here: only the parameters below are pages. */
type Props = { params: Promise<{ id: AlternativeId }> };

export const generateStaticParams = ({ params }: { params: { locale: string } }) =>
  offeredIds(params.locale, alternativeIds, alternativeLocales);

export const generateMetadata = async ({ params }: Props) => copyMetadata(pathTo('alternative', await params));

export default async function Page({ params }: Props) {
  const { id } = await params;
  const t = await getTranslations('parts');
  return (
    <CopyPage path={pathTo('alternative', { id })}>
      <Note>{t('trademark', { product: competitorNames[id] })}</Note>
    </CopyPage>
  );
}
