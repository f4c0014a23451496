import { CopyPage, copyMetadata } from '@/components/sections/copy-page';

const address = { path: '/about-us', id: 'about-us' };

export const generateMetadata = () => copyMetadata(address);

export default function Page() {
  return <CopyPage {...address} />;
}
