import { copyMetadata } from '@/components/pages/copy-metadata';
import { FaqPage } from '@/components/pages/faq-page';
import { pathTo } from '@/lib/urls/path-to';

export const generateMetadata = () => copyMetadata(pathTo('faq'));

export default FaqPage;
