import { listRoute } from '@/components/pages/list-page';
import { ArticleList } from '@/components/sections/article-list';
import { categoryPageParams } from '@/lib/pages/static-params';

const { generateMetadata, Page } = listRoute('blog', ArticleList);

export const generateStaticParams = () => categoryPageParams('blog');

export { generateMetadata, Page as default };
