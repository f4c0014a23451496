import { ListPage, listMetadata } from '@/components/pages/list-page';
import { NewsTimeline } from '@/components/sections/news-timeline';
import { categoryParams } from '@/lib/pages/static-params';

type Props = PageProps<'/[locale]/news-category/[category]'>;

export const generateStaticParams = ({ params }: { params: { locale: string } }) =>
  categoryParams(params.locale, 'news');

const listRoute = async ({ params }: Props) => ({ collection: 'news', category: (await params).category }) as const;

export const generateMetadata = async (props: Props) => listMetadata(await listRoute(props));

export default async function Page(props: Props) {
  return <ListPage {...await listRoute(props)} Body={NewsTimeline} />;
}
