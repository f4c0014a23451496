import { CopyPage, copyMetadata } from '@/components/pages/copy-page';
import { pageScene } from '@/components/sections/page-scene';
import { offeredIds } from '@/lib/pages/static-params';
import { solutionIds, solutionLocales } from '@/lib/routes/catalogue';

export const dynamicParams = false;

type Props = PageProps<'/[locale]/solutions/[id]'>;

export const generateStaticParams = ({ params }: { params: { locale: string } }) =>
  offeredIds(params.locale, solutionIds, solutionLocales);

const address = async ({ params }: Props) => {
  const { id } = await params;
  return { path: `/solutions/${id}`, kind: 'solutions', id } as const;
};

export const generateMetadata = async (props: Props) => copyMetadata(await address(props));

export default async function Page(props: Props) {
  const of = await address(props);
  return <CopyPage {...of} scene={pageScene(of.id)} />;
}
