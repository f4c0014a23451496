import { copyMetadata } from '@/components/pages/copy-page';
import { FaqPage } from '@/components/pages/faq-page';

export const generateMetadata = () => copyMetadata({ path: '/faq', id: 'faq' });

export default function Page() {
  return <FaqPage />;
}
