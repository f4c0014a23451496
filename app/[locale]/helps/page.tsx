import { ListPage, listMetadata } from '@/components/sections/list-page';

export const generateMetadata = () => listMetadata({ collection: 'helps' });

export default function Page() {
  return <ListPage collection="helps" />;
}
