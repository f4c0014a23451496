import { ListPage, listMetadata } from '@/components/pages/list-page';
import { ArticleList } from '@/components/sections/article-list';
import { listPageParams } from '@/lib/pages/static-params';

type Props = PageProps<'/[locale]/blog/page/[page]'>;

export const generateStaticParams = () => listPageParams('blog');

const listRoute = async ({ params }: Props) => ({ collection: 'blog', page: Number((await params).page) }) as const;

export const generateMetadata = async (props: Props) => listMetadata(await listRoute(props));

export default async function Page(props: Props) {
  return <ListPage {...await listRoute(props)} Body={ArticleList} />;
}
