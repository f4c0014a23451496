import { ListPage, listMetadata } from '@/components/pages/list-page';
import { ArticleList } from '@/components/sections/article-list';
import { tagParams } from '@/lib/pages/static-params';

type Props = PageProps<'/[locale]/blog-category/[category]/[tag]'>;

export const generateStaticParams = ({ params }: { params: { locale: string } }) => tagParams(params.locale, 'blog');

const listRoute = async ({ params }: Props) => ({ collection: 'blog', ...(await params) }) as const;

export const generateMetadata = async (props: Props) => listMetadata(await listRoute(props));

export default async function Page(props: Props) {
  return <ListPage {...await listRoute(props)} Body={ArticleList} />;
}
