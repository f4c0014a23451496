import { copyMetadata } from '@/components/pages/copy-metadata';
import { PricingPage } from '@/components/pages/pricing-page';
import { pathTo } from '@/lib/urls/path-to';

export const generateMetadata = () => copyMetadata(pathTo('pricing'));

export default PricingPage;
