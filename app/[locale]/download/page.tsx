import { copyMetadata } from '@/components/pages/copy-metadata';
import { DownloadPage } from '@/components/pages/download-page';
import { pathTo } from '@/lib/urls/path-to';

const path = pathTo('download');

export const generateMetadata = () => copyMetadata(path);

export default function Page() {
  return <DownloadPage path={path} />;
}
