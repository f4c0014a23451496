import { ListPage, listMetadata } from '@/components/pages/list-page';
import { DocsPath } from '@/components/sections/docs-path';

export const dynamicParams = false;

export const generateMetadata = () => listMetadata({ collection: 'docs' });

export default function Page() {
  return <ListPage collection="docs" Body={DocsPath} />;
}
