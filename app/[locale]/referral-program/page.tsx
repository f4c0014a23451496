import { copyMetadata } from '@/components/pages/copy-metadata';
import { ReferralPage } from '@/components/pages/referral-page';
import { pathTo } from '@/lib/urls/path-to';

const path = pathTo('referral-program');

export const generateMetadata = () => copyMetadata(path);

export default function Page() {
  return <ReferralPage path={path} />;
}
