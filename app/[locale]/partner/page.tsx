import { ListPage, listMetadata } from '@/components/pages/list-page';

export const generateMetadata = () => listMetadata({ collection: 'partner' });

export default function Page() {
  return <ListPage collection="partner" />;
}
