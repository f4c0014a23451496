import { copyMetadata } from '@/components/sections/copy-page';
import { PreSalesPage } from '@/components/sections/pre-sales-page';

export const generateMetadata = () => copyMetadata({ path: '/pre-sales', id: 'pre-sales' });

export default function Page() {
  return <PreSalesPage />;
}
