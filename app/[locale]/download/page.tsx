import { copyMetadata } from '@/components/sections/copy-page';
import { DownloadPage } from '@/components/sections/download-page';

export const generateMetadata = () => copyMetadata({ path: '/download', id: 'download' });

export default function Page() {
  return <DownloadPage />;
}
