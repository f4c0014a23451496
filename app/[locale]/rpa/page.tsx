import { RpaFlowScene } from '@/components/scenes/rpa-flow';
import { copyMetadata } from '@/components/pages/copy-page';
import { FeaturePage } from '@/components/pages/feature-page';

export const generateMetadata = () => copyMetadata({ path: '/rpa', kind: 'features', id: 'rpa' });

export default function Page() {
  return <FeaturePage id="rpa" scene={<RpaFlowScene />} layout="below" />;
}
