import { copyMetadata } from '@/components/sections/copy-page';
import { PartnerPlanPage } from '@/components/sections/partner-plan-page';

export const generateMetadata = () => copyMetadata({ path: '/partner-plan', id: 'partner-plan' });

export default function Page() {
  return <PartnerPlanPage />;
}
