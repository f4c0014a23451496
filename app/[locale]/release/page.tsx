import { ListPage, listMetadata } from '@/components/pages/list-page';

export const generateMetadata = () => listMetadata({ collection: 'release' });

export default function Page() {
  return <ListPage collection="release" />;
}
