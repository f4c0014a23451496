import { FingerprintScene } from '@/components/scenes/fingerprint-panel';
import { copyMetadata } from '@/components/pages/copy-page';
import { FeaturePage } from '@/components/pages/feature-page';

export const generateMetadata = () =>
  copyMetadata({ path: '/multi-account-management', kind: 'features', id: 'multi-account-management' });

export default function Page() {
  return <FeaturePage id="multi-account-management" scene={<FingerprintScene />} layout="beside" />;
}
