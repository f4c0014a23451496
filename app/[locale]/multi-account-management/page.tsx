import { FingerprintScene } from '@/components/scenes/fingerprint-panel';
import { copyMetadata } from '@/components/pages/copy-page';
import { FeaturePage } from '@/components/pages/feature-page';
import { FeaturePanel } from '@/components/sections/feature-panel';
import { pathTo } from '@/lib/routes/path-to';

export const dynamicParams = false;

const id = 'multi-account-management';

export const generateMetadata = () => copyMetadata(pathTo('html', { html: id }));

export default function Page() {
  return <FeaturePage id={id} scene={<FingerprintScene />} picture={<FeaturePanel id={id} />} layout="beside" />;
}
