import { RpaFlowMockup } from '@/components/mockups/rpa-flow';
import { copyMetadata } from '@/components/pages/copy-metadata';
import { FeaturePage } from '@/components/pages/feature-page';
import { FeaturePanel } from '@/components/sections/feature-panel';
import { pathTo } from '@/lib/urls/path-to';

const id = 'rpa';

export const generateMetadata = () => copyMetadata(pathTo('html', { html: id }));

export default function Page() {
  return <FeaturePage id={id} mockup={<RpaFlowMockup />} sectionMockup={<FeaturePanel id={id} />} layout="below" />;
}
