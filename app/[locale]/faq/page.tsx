import { copyMetadata } from '@/components/sections/copy-page';
import { FaqPage } from '@/components/sections/faq-page';

export const generateMetadata = () => copyMetadata({ path: '/faq', id: 'faq' });

export default function Page() {
  return <FaqPage />;
}
