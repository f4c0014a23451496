import { ApiTerminalScene } from '@/components/scenes/api-terminal';
import { copyMetadata } from '@/components/pages/copy-page';
import { FeaturePage } from '@/components/pages/feature-page';

export const generateMetadata = () => copyMetadata({ path: '/local-api', kind: 'features', id: 'local-api' });

export default function Page() {
  return <FeaturePage id="local-api" scene={<ApiTerminalScene />} layout="below" />;
}
