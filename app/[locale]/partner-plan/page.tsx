import { copyMetadata } from '@/components/pages/copy-page';
import { PartnerPlanPage } from '@/components/pages/partner-plan-page';

export const generateMetadata = () => copyMetadata({ path: '/partner-plan', id: 'partner-plan' });

export default function Page() {
  return <PartnerPlanPage />;
}
