import { ApiResponseMockup } from '@/components/mockups/api-response';
import { ApiTerminalMockup } from '@/components/mockups/api-terminal';
import { copyMetadata } from '@/components/pages/copy-metadata';
import { FeaturePage } from '@/components/pages/feature-page';
import { pathTo } from '@/lib/urls/path-to';

const id = 'local-api';

export const generateMetadata = () => copyMetadata(pathTo('html', { html: id }));

export default function Page() {
  return <FeaturePage id={id} mockup={<ApiTerminalMockup />} sectionMockup={<ApiResponseMockup />} layout="below" />;
}
