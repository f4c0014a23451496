import { TeamScene } from '@/components/scenes/team-permissions';
import { copyMetadata } from '@/components/pages/copy-page';
import { FeaturePage } from '@/components/pages/feature-page';

export const generateMetadata = () => copyMetadata({ path: '/teamwork', kind: 'features', id: 'teamwork' });

export default function Page() {
  return <FeaturePage id="teamwork" scene={<TeamScene />} layout="beside" />;
}
