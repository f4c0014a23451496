import { ListPage, listMetadata } from '@/components/pages/list-page';

export const generateMetadata = () => listMetadata({ collection: 'docs' });

export default function Page() {
  return <ListPage collection="docs" />;
}
