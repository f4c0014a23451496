import { ApiAnswer } from '@/components/mockups/api-answer';
import { ApiTerminalMockup } from '@/components/mockups/api-terminal';
import { copyMetadata } from '@/components/pages/copy-page';
import { FeaturePage } from '@/components/pages/feature-page';
import { pathTo } from '@/lib/urls/path-to';

export const dynamicParams = false;

const id = 'local-api';

export const generateMetadata = () => copyMetadata(pathTo('html', { html: id }));

export default function Page() {
  return <FeaturePage id={id} scene={<ApiTerminalMockup />} picture={<ApiAnswer />} layout="below" />;
}
