import { listRoute } from '@/components/pages/list-page';
import { ArticleList } from '@/components/sections/article-list';
import { tagParams } from '@/lib/pages/static-params';

const { generateMetadata, Page } = listRoute('blog', ArticleList);

export const generateStaticParams = ({ params }: { params: { locale: string } }) => tagParams(params.locale, 'blog');

export { generateMetadata, Page as default };
