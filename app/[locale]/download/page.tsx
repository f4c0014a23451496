import { copyMetadata } from '@/components/pages/copy-page';
import { DownloadPage } from '@/components/pages/download-page';

export const generateMetadata = () => copyMetadata({ path: '/download', id: 'download' });

export default function Page() {
  return <DownloadPage />;
}
