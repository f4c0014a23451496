import { copyMetadata } from '@/components/pages/copy-page';
import { LinksPage } from '@/components/pages/links-page';

export const generateMetadata = () => copyMetadata({ path: '/links', id: 'links' });

export default function Page() {
  return <LinksPage />;
}
