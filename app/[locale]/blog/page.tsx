import { ListPage, listMetadata } from '@/components/pages/list-page';

export const generateMetadata = () => listMetadata({ collection: 'blog' });

export default function Page() {
  return <ListPage collection="blog" />;
}
