import { ListPage, listMetadata } from '@/components/pages/list-page';
import { ArticleList } from '@/components/sections/article-list';
import { categoryPageParams } from '@/lib/pages/static-params';

type Props = PageProps<'/[locale]/blog-category/[category]/page/[page]'>;

export const generateStaticParams = () => categoryPageParams('blog');

const listRoute = async ({ params }: Props) => {
  const { category, page } = await params;
  return { collection: 'blog', category, page: Number(page) } as const;
};

export const generateMetadata = async (props: Props) => listMetadata(await listRoute(props));

export default async function Page(props: Props) {
  return <ListPage {...await listRoute(props)} Body={ArticleList} />;
}
