import { copyMetadata } from '@/components/pages/copy-metadata';
import { PartnerPlanPage } from '@/components/pages/partner-plan-page';
import { pathTo } from '@/lib/urls/path-to';

const path = pathTo('partner-plan');

export const generateMetadata = () => copyMetadata(path);

export default function Page() {
  return <PartnerPlanPage path={path} />;
}
