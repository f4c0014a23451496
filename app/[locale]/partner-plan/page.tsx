import { CopyPage, copyMetadata } from '@/components/sections/copy-page';

const address = { path: '/partner-plan', id: 'partner-plan' };

export const generateMetadata = () => copyMetadata(address);

export default function Page() {
  return <CopyPage {...address} />;
}
