import { ArticlePage, articleMetadata } from '@/components/pages/article-page';
import { BulkActionsMockup } from '@/components/mockups/bulk-actions';
import { ProfileImportMockup } from '@/components/mockups/profile-import';
import { ProxyCheckMockup } from '@/components/mockups/proxy-check';
import { ShareDialogMockup } from '@/components/mockups/share-dialog';
import { StartCardMockup } from '@/components/mockups/start-card';
import { TeamPermissionsMockup } from '@/components/mockups/team-permissions';
import type { MockupsByArticle } from '@/lib/pages/article-mockups';
import { articleParams } from '@/lib/pages/static-params';

const mockups: MockupsByArticle<'helps'> = {
  choose: <BulkActionsMockup />,
  move: <ProfileImportMockup />,
  proxy: <ProxyCheckMockup />,
  share: <ShareDialogMockup />,
  start: <StartCardMockup />,
  team: <TeamPermissionsMockup />,
};

type Props = PageProps<'/[locale]/helps/[id]'>;

export const generateStaticParams = () => articleParams('helps');

export const generateMetadata = async ({ params }: Props) => articleMetadata('helps', (await params).id);

export default async function Page({ params }: Props) {
  return <ArticlePage collection="helps" id={(await params).id} mockups={mockups} />;
}
