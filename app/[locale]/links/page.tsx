import { copyMetadata } from '@/components/pages/copy-metadata';
import { LinksPage } from '@/components/pages/links-page';
import { pathTo } from '@/lib/urls/path-to';

const path = pathTo('links');

export const generateMetadata = () => copyMetadata(path);

export default function Page() {
  return <LinksPage path={path} />;
}
