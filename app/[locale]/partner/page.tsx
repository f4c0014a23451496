import { listMetadata } from '@/components/pages/list-page';
import { PartnerPage } from '@/components/pages/partner-page';
import { pathTo } from '@/lib/urls/path-to';

export const generateMetadata = () => listMetadata({ collection: 'partner' });

export default function Page() {
  return <PartnerPage path={pathTo('partner')} />;
}
