import { ListPage, listMetadata } from '@/components/sections/list-page';

export const generateMetadata = () => listMetadata({ collection: 'news' });

export default function Page() {
  return <ListPage collection="news" />;
}
