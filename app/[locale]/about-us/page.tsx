import { AboutPage } from '@/components/sections/about-page';
import { copyMetadata } from '@/components/sections/copy-page';

export const generateMetadata = () => copyMetadata({ path: '/about-us', id: 'about-us' });

export default function Page() {
  return <AboutPage />;
}
