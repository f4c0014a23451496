import { ListPage, listMetadata } from '@/components/pages/list-page';
import { ArticleList } from '@/components/sections/article-list';

export const generateMetadata = () => listMetadata({ collection: 'blog' });

export default function Page() {
  return <ListPage collection="blog" Body={ArticleList} />;
}
