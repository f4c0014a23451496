import { copyMetadata } from '@/components/pages/copy-page';
import { PricingPage } from '@/components/pages/pricing-page';

export const generateMetadata = () => copyMetadata({ path: '/pricing', id: 'pricing' });

export default function Page() {
  return <PricingPage />;
}
