import { AlternativesPage } from '@/components/pages/alternatives-page';
import { copyMetadata } from '@/components/pages/copy-metadata';
import { pathTo } from '@/lib/urls/path-to';

const path = pathTo('alternatives');

export const generateMetadata = () => copyMetadata(path);

export default function Page() {
  return <AlternativesPage path={path} />;
}
