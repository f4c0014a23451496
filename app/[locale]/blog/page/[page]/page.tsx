import { ListPage, listMetadata } from '@/components/pages/list-page';
import { ArticleList } from '@/components/sections/article-list';
import { listPageParams } from '@/lib/pages/static-params';

// Pages not in the build are rendered on demand; unknown ids never reach this route.
export const dynamicParams = true;

type Props = PageProps<'/[locale]/blog/page/[page]'>;

export const generateStaticParams = () => listPageParams('blog');

const address = async ({ params }: Props) => ({ collection: 'blog', page: Number((await params).page) }) as const;

export const generateMetadata = async (props: Props) => listMetadata(await address(props));

export default async function Page(props: Props) {
  return <ListPage {...await address(props)} Body={ArticleList} />;
}
