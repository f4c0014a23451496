import { ShareDialogMockup } from '@/components/mockups/share-dialog';
import { TeamGroupsMockup } from '@/components/mockups/team-groups';
import { copyMetadata } from '@/components/pages/copy-metadata';
import { FeaturePage } from '@/components/pages/feature-page';
import { pathTo } from '@/lib/urls/path-to';

const id = 'teamwork';

export const generateMetadata = () => copyMetadata(pathTo('html', { html: id }));

export default function Page() {
  return (
    <FeaturePage id={id} mockup={<TeamGroupsMockup />} sectionMockup={<ShareDialogMockup />} layout="sideBySide" />
  );
}
