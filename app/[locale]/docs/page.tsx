import { ListPage, listMetadata } from '@/components/sections/list-page';

export const generateMetadata = () => listMetadata({ collection: 'docs' });

export default function Page() {
  return <ListPage collection="docs" />;
}
