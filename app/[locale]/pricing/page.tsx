import { CopyPage, copyMetadata } from '@/components/sections/copy-page';

const address = { path: '/pricing', id: 'pricing' };

export const generateMetadata = () => copyMetadata(address);

export default function Page() {
  return <CopyPage {...address} />;
}
