import { AlternativesPage } from '@/components/pages/alternatives-page';
import { copyMetadata } from '@/components/pages/copy-metadata';
import { pathTo } from '@/lib/urls/path-to';

export const generateMetadata = () => copyMetadata(pathTo('alternatives'));

export default AlternativesPage;
