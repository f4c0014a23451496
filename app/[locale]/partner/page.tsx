import { listMetadata } from '@/components/pages/list-page';
import { PartnerPage } from '@/components/pages/partner-page';

export const generateMetadata = () => listMetadata({ collection: 'partner' });

export default PartnerPage;
