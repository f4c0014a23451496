import { CopyPage, copyMetadata } from '@/components/sections/copy-page';

const address = { path: '/faq', id: 'faq' };

export const generateMetadata = () => copyMetadata(address);

export default function Page() {
  return <CopyPage {...address} />;
}
