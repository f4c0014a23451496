import { CopyPage, copyMetadata } from '@/components/sections/copy-page';

const address = { path: '/links', id: 'links' };

export const generateMetadata = () => copyMetadata(address);

export default function Page() {
  return <CopyPage {...address} />;
}
