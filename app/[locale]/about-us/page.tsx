import { AboutPage } from '@/components/pages/about-page';
import { copyMetadata } from '@/components/pages/copy-page';

export const generateMetadata = () => copyMetadata({ path: '/about-us', id: 'about-us' });

export default function Page() {
  return <AboutPage />;
}
