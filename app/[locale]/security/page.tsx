import { TeamScene } from '@/components/scenes/team-permissions';
import { VaultScene } from '@/components/scenes/vault';
import { copyMetadata } from '@/components/pages/copy-page';
import { TopicPage } from '@/components/pages/topic-page';
import { pathTo } from '@/lib/routes/path-to';

export const dynamicParams = false;

const id = 'security';

export const generateMetadata = () => copyMetadata(pathTo('html', { html: id }));

export default function Page() {
  return <TopicPage id={id} scene={<VaultScene />} picture={<TeamScene />} />;
}
