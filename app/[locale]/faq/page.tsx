import { copyMetadata } from '@/components/pages/copy-metadata';
import { FaqPage } from '@/components/pages/faq-page';
import { pathTo } from '@/lib/urls/path-to';

const path = pathTo('faq');

export const generateMetadata = () => copyMetadata(path);

export default function Page() {
  return <FaqPage path={path} />;
}
