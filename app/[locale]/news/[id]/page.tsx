import { ArticlePage, articleMetadata } from '@/components/pages/article-page';
import { TeamMockup } from '@/components/mockups/team-permissions';
import type { MockupsByArticle } from '@/lib/pages/article-mockups';
import { ArticleCta } from '@/components/sections/article-cta';
import { articleParams } from '@/lib/pages/static-params';

// What a build leaves out is made later; addresses that lead nowhere never come here.
export const dynamicParams = true;

const scenes: MockupsByArticle<'news'> = {
  team: <TeamMockup />,
};

type Props = PageProps<'/[locale]/news/[id]'>;

export const generateStaticParams = ({ params }: { params: { locale: string } }) =>
  articleParams(params.locale, 'news');

export const generateMetadata = async ({ params }: Props) => articleMetadata('news', (await params).id);

export default async function Page({ params }: Props) {
  return <ArticlePage collection="news" id={(await params).id} Call={ArticleCta} scenes={scenes} />;
}
