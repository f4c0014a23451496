import { SynchronizerMockup } from '@/components/mockups/synchronizer';
import { copyMetadata } from '@/components/pages/copy-metadata';
import { FeaturePage } from '@/components/pages/feature-page';
import { FeaturePanel } from '@/components/sections/feature-panel';
import { pathTo } from '@/lib/urls/path-to';

const id = 'synchronizer';

export const generateMetadata = () => copyMetadata(pathTo('html', { html: id }));

export default function Page() {
  return (
    <FeaturePage id={id} mockup={<SynchronizerMockup />} sectionMockup={<FeaturePanel id={id} />} layout="below" />
  );
}
