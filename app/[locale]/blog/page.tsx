import { ListPage, listMetadata } from '@/components/sections/list-page';

export const generateMetadata = () => listMetadata({ collection: 'blog' });

export default function Page() {
  return <ListPage collection="blog" />;
}
