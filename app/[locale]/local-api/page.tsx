import { ApiAnswer } from '@/components/scenes/api-answer';
import { ApiTerminalScene } from '@/components/scenes/api-terminal';
import { copyMetadata } from '@/components/pages/copy-page';
import { FeaturePage } from '@/components/pages/feature-page';
import { pathTo } from '@/lib/routes/path-to';

export const dynamicParams = false;

const id = 'local-api';

export const generateMetadata = () => copyMetadata(pathTo('html', { html: id }));

export default function Page() {
  return <FeaturePage id={id} scene={<ApiTerminalScene />} picture={<ApiAnswer />} layout="below" />;
}
