import { ListPage, listMetadata } from '@/components/pages/list-page';
import { ArticleList } from '@/components/sections/article-list';
import { categoryParams } from '@/lib/pages/static-params';

type Props = PageProps<'/[locale]/blog-category/[category]'>;

export const generateStaticParams = ({ params }: { params: { locale: string } }) =>
  categoryParams(params.locale, 'blog');

const listRoute = async ({ params }: Props) => ({ collection: 'blog', category: (await params).category }) as const;

export const generateMetadata = async (props: Props) => listMetadata(await listRoute(props));

export default async function Page(props: Props) {
  return <ListPage {...await listRoute(props)} Body={ArticleList} />;
}
