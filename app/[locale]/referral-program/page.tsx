import { CopyPage, copyMetadata } from '@/components/sections/copy-page';

const address = { path: '/referral-program', id: 'referral-program' };

export const generateMetadata = () => copyMetadata(address);

export default function Page() {
  return <CopyPage {...address} />;
}
