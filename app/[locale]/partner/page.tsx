import { ListPage, listMetadata } from '@/components/pages/list-page';
import { PartnerList } from '@/components/sections/partner-list';

export const generateMetadata = () => listMetadata({ collection: 'partner' });

export default function Page() {
  return <ListPage collection="partner" Body={PartnerList} />;
}
