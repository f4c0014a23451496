import { copyMetadata } from '@/components/pages/copy-page';
import { PreSalesPage } from '@/components/pages/pre-sales-page';

export const generateMetadata = () => copyMetadata({ path: '/pre-sales', id: 'pre-sales' });

export default function Page() {
  return <PreSalesPage />;
}
