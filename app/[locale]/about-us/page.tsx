import { AboutPage } from '@/components/pages/about-page';
import { copyMetadata } from '@/components/pages/copy-metadata';
import { pathTo } from '@/lib/urls/path-to';

const path = pathTo('about-us');

export const generateMetadata = () => copyMetadata(path);

export default function Page() {
  return <AboutPage path={path} />;
}
