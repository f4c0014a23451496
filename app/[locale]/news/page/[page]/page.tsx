import { ListPage, listMetadata } from '@/components/pages/list-page';
import { NewsTimeline } from '@/components/sections/news-timeline';
import { listPageParams } from '@/lib/pages/static-params';

type Props = PageProps<'/[locale]/news/page/[page]'>;

export const generateStaticParams = () => listPageParams('news');

const listRoute = async ({ params }: Props) => ({ collection: 'news', page: Number((await params).page) }) as const;

export const generateMetadata = async (props: Props) => listMetadata(await listRoute(props));

export default async function Page(props: Props) {
  return <ListPage {...await listRoute(props)} Body={NewsTimeline} />;
}
