import { copyMetadata } from '@/components/pages/copy-metadata';
import { ReferralPage } from '@/components/pages/referral-page';
import { pathTo } from '@/lib/urls/path-to';

export const generateMetadata = () => copyMetadata(pathTo('referral-program'));

export default ReferralPage;
