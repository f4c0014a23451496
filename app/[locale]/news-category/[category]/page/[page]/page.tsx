import { ListPage, listMetadata } from '@/components/pages/list-page';
import { NewsTimeline } from '@/components/sections/news-timeline';
import { categoryPageParams } from '@/lib/pages/static-params';

type Props = PageProps<'/[locale]/news-category/[category]/page/[page]'>;

export const generateStaticParams = () => categoryPageParams('news');

const listRoute = async ({ params }: Props) => {
  const { category, page } = await params;
  return { collection: 'news', category, page: Number(page) } as const;
};

export const generateMetadata = async (props: Props) => listMetadata(await listRoute(props));

export default async function Page(props: Props) {
  return <ListPage {...await listRoute(props)} Body={NewsTimeline} />;
}
