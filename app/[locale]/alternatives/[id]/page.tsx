import { getTranslations } from 'next-intl/server';
import { CopyPage, copyMetadata } from '@/components/pages/copy-page';
import { Note } from '@/components/ui/note';
import { offeredIds } from '@/lib/pages/static-params';
import { alternativeIds, alternativeLocales, competitorNames } from '@/lib/routes/catalogue';

export const dynamicParams = false;

type Props = PageProps<'/[locale]/alternatives/[id]'>;

export const generateStaticParams = ({ params }: { params: { locale: string } }) =>
  offeredIds(params.locale, alternativeIds, alternativeLocales);

const address = async ({ params }: Props) => {
  const { id } = await params;
  return { path: `/alternatives/${id}`, kind: 'alternatives', id } as const;
};

export const generateMetadata = async (props: Props) => copyMetadata(await address(props));

export default async function Page(props: Props) {
  const of = await address(props);
  const t = await getTranslations('parts');
  return (
    <CopyPage {...of}>
      <Note>{t('trademark', { product: competitorNames[of.id] ?? '' })}</Note>
    </CopyPage>
  );
}
