import { copyMetadata } from '@/components/pages/copy-metadata';
import { PricingPage } from '@/components/pages/pricing-page';
import { pathTo } from '@/lib/urls/path-to';

const path = pathTo('pricing');

export const generateMetadata = () => copyMetadata(path);

export default function Page() {
  return <PricingPage path={path} />;
}
