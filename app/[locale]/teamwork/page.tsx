import { ShareDialogScene } from '@/components/scenes/share-dialog';
import { TeamGroupsScene } from '@/components/scenes/team-groups';
import { copyMetadata } from '@/components/pages/copy-page';
import { FeaturePage } from '@/components/pages/feature-page';
import { pathTo } from '@/lib/routes/path-to';

export const dynamicParams = false;

const id = 'teamwork';

export const generateMetadata = () => copyMetadata(pathTo('html', { html: id }));

export default function Page() {
  return <FeaturePage id={id} scene={<TeamGroupsScene />} picture={<ShareDialogScene />} layout="beside" />;
}
