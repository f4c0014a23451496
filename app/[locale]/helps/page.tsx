import { ListPage, listMetadata } from '@/components/pages/list-page';

export const generateMetadata = () => listMetadata({ collection: 'helps' });

export default function Page() {
  return <ListPage collection="helps" />;
}
