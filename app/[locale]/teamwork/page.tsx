import { TeamScene } from '@/components/scenes/team-permissions';
import { copyMetadata } from '@/components/pages/copy-page';
import { FeaturePage } from '@/components/pages/feature-page';
import { FeaturePanel } from '@/components/sections/feature-panel';
import { pathTo } from '@/lib/routes/path-to';

export const dynamicParams = false;

const id = 'teamwork';

export const generateMetadata = () => copyMetadata(pathTo('html', { html: id }));

export default function Page() {
  return <FeaturePage id={id} scene={<TeamScene />} picture={<FeaturePanel id={id} />} layout="beside" />;
}
