import { copyMetadata } from '@/components/sections/copy-page';
import { ReferralPage } from '@/components/sections/referral-page';

export const generateMetadata = () => copyMetadata({ path: '/referral-program', id: 'referral-program' });

export default function Page() {
  return <ReferralPage />;
}
