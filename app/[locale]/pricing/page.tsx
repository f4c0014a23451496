import { copyMetadata } from '@/components/sections/copy-page';
import { PricingPage } from '@/components/sections/pricing-page';

export const generateMetadata = () => copyMetadata({ path: '/pricing', id: 'pricing' });

export default function Page() {
  return <PricingPage />;
}
