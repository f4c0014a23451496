import { copyMetadata } from '@/components/sections/copy-page';
import { LinksPage } from '@/components/sections/links-page';

export const generateMetadata = () => copyMetadata({ path: '/links', id: 'links' });

export default function Page() {
  return <LinksPage />;
}
