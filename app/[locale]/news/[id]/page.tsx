import { ArticlePage, articleMetadata } from '@/components/pages/article-page';
import { TeamScene } from '@/components/scenes/team-permissions';
import type { ScenesOf } from '@/lib/pages/article-scenes';
import { Onward } from '@/components/sections/onward';
import { articleParams } from '@/lib/pages/static-params';

// What a build leaves out is made later; addresses that lead nowhere never come here.
export const dynamicParams = true;

const scenes: ScenesOf<'news'> = {
  team: <TeamScene />,
};

type Props = PageProps<'/[locale]/news/[id]'>;

export const generateStaticParams = ({ params }: { params: { locale: string } }) =>
  articleParams(params.locale, 'news');

export const generateMetadata = async ({ params }: Props) => articleMetadata('news', (await params).id);

export default async function Page({ params }: Props) {
  return <ArticlePage collection="news" id={(await params).id} Call={Onward} scenes={scenes} />;
}
