import { copyMetadata } from '@/components/pages/copy-metadata';
import { LinksPage } from '@/components/pages/links-page';
import { pathTo } from '@/lib/urls/path-to';

export const generateMetadata = () => copyMetadata(pathTo('links'));

export default LinksPage;
