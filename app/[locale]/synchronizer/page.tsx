import { SynchroniserScene } from '@/components/scenes/synchroniser';
import { copyMetadata } from '@/components/pages/copy-page';
import { FeaturePage } from '@/components/pages/feature-page';

export const generateMetadata = () => copyMetadata({ path: '/synchronizer', kind: 'features', id: 'synchronizer' });

export default function Page() {
  return <FeaturePage id="synchronizer" scene={<SynchroniserScene />} layout="below" />;
}
