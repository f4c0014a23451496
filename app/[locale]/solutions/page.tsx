import { copyMetadata } from '@/components/pages/copy-metadata';
import { SolutionsPage } from '@/components/pages/solutions-page';
import { pathTo } from '@/lib/urls/path-to';

export const generateMetadata = () => copyMetadata(pathTo('solutions'));

export default SolutionsPage;
