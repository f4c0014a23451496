import { ListPage, listMetadata } from '@/components/pages/list-page';
import { DocsIndex } from '@/components/sections/docs-index';

export const generateMetadata = () => listMetadata({ collection: 'docs' });

export default function Page() {
  return <ListPage collection="docs" Body={DocsIndex} />;
}
