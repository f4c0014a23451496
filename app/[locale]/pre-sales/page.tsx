import { copyMetadata } from '@/components/pages/copy-metadata';
import { PreSalesPage } from '@/components/pages/pre-sales-page';
import { templateParams } from '@/lib/pages/static-params';
import { pathTo } from '@/lib/urls/path-to';

/** The API fills in the form, too (lib/api/endpoints/contact.ts). */
export const generateStaticParams = templateParams;

export const generateMetadata = () => copyMetadata(pathTo('pre-sales'));

export default PreSalesPage;
