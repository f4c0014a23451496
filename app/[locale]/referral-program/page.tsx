import { copyMetadata } from '@/components/pages/copy-page';
import { ReferralPage } from '@/components/pages/referral-page';

export const generateMetadata = () => copyMetadata({ path: '/referral-program', id: 'referral-program' });

export default function Page() {
  return <ReferralPage />;
}
