import { copyMetadata } from '@/components/pages/copy-metadata';
import { ToolsPage } from '@/components/pages/tools-page';
import { pathTo } from '@/lib/urls/path-to';

export const generateMetadata = () => copyMetadata(pathTo('html', { html: 'tools' }));

export default ToolsPage;
