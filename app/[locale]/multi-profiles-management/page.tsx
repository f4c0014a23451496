import { ProfileListScene } from '@/components/scenes/profile-list';
import { copyMetadata } from '@/components/pages/copy-page';
import { FeaturePage } from '@/components/pages/feature-page';

export const generateMetadata = () =>
  copyMetadata({ path: '/multi-profiles-management', kind: 'features', id: 'multi-profiles-management' });

export default function Page() {
  return <FeaturePage id="multi-profiles-management" scene={<ProfileListScene />} layout="below" />;
}
