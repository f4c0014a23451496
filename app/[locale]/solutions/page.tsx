import { copyMetadata } from '@/components/pages/copy-metadata';
import { SolutionsPage } from '@/components/pages/solutions-page';
import { pathTo } from '@/lib/urls/path-to';

const path = pathTo('solutions');

export const generateMetadata = () => copyMetadata(path);

export default function Page() {
  return <SolutionsPage path={path} />;
}
