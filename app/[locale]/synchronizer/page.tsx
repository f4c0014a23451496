import { SynchroniserMockup } from '@/components/mockups/synchronizer';
import { copyMetadata } from '@/components/pages/copy-page';
import { FeaturePage } from '@/components/pages/feature-page';
import { FeaturePanel } from '@/components/sections/feature-panel';
import { pathTo } from '@/lib/urls/path-to';

export const dynamicParams = false;

const id = 'synchronizer';

export const generateMetadata = () => copyMetadata(pathTo('html', { html: id }));

export default function Page() {
  return <FeaturePage id={id} scene={<SynchroniserMockup />} picture={<FeaturePanel id={id} />} layout="below" />;
}
