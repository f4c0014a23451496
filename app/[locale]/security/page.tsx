import { TeamPermissionsMockup } from '@/components/mockups/team-permissions';
import { EncryptedProfilesMockup } from '@/components/mockups/encrypted-profiles';
import { copyMetadata } from '@/components/pages/copy-metadata';
import { TopicPage } from '@/components/pages/topic-page';
import { pathTo } from '@/lib/urls/path-to';

const id = 'security';

export const generateMetadata = () => copyMetadata(pathTo('html', { html: id }));

export default function Page() {
  return <TopicPage id={id} mockup={<EncryptedProfilesMockup />} sectionMockup={<TeamPermissionsMockup />} />;
}
