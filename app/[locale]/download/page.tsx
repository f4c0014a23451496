import { copyMetadata } from '@/components/pages/copy-metadata';
import { DownloadPage } from '@/components/pages/download-page';
import { pathTo } from '@/lib/urls/path-to';

export const generateMetadata = () => copyMetadata(pathTo('download'));

export default DownloadPage;
