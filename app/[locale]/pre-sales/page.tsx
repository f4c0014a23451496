import { copyMetadata } from '@/components/pages/copy-metadata';
import { PreSalesPage } from '@/components/pages/pre-sales-page';
import { pathTo } from '@/lib/urls/path-to';

export const dynamicParams = false;

const path = pathTo('pre-sales');

export const generateMetadata = () => copyMetadata(path);

export default function Page() {
  return <PreSalesPage path={path} />;
}
