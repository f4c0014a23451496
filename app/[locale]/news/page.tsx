import { ListPage, listMetadata } from '@/components/pages/list-page';

export const generateMetadata = () => listMetadata({ collection: 'news' });

export default function Page() {
  return <ListPage collection="news" />;
}
