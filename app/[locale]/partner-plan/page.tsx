import { copyMetadata } from '@/components/pages/copy-metadata';
import { PartnerPlanPage } from '@/components/pages/partner-plan-page';
import { pathTo } from '@/lib/urls/path-to';

export const generateMetadata = () => copyMetadata(pathTo('partner-plan'));

export default PartnerPlanPage;
