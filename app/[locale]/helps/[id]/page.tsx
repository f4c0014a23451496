import { ArticlePage, articleMetadata } from '@/components/pages/article-page';
import { BulkListScene } from '@/components/scenes/bulk-list';
import { MoveScene } from '@/components/scenes/move';
import { ProxyCheckScene } from '@/components/scenes/proxy-check';
import { ShareDialogScene } from '@/components/scenes/share-dialog';
import { StartCardScene } from '@/components/scenes/start-card';
import { TeamScene } from '@/components/scenes/team-permissions';
import type { ScenesOf } from '@/lib/pages/article-scenes';
import { articleParams } from '@/lib/pages/static-params';

// What a build leaves out is made later; addresses that lead nowhere never come here.
export const dynamicParams = true;

const scenes: ScenesOf<'helps'> = {
  choose: <BulkListScene />,
  move: <MoveScene />,
  proxy: <ProxyCheckScene />,
  share: <ShareDialogScene />,
  start: <StartCardScene />,
  team: <TeamScene />,
};

type Props = PageProps<'/[locale]/helps/[id]'>;

export const generateStaticParams = ({ params }: { params: { locale: string } }) =>
  articleParams(params.locale, 'helps');

export const generateMetadata = async ({ params }: Props) => articleMetadata('helps', (await params).id);

export default async function Page({ params }: Props) {
  return <ArticlePage collection="helps" id={(await params).id} scenes={scenes} />;
}
