import { ArticlePage, articleMetadata } from '@/components/pages/article-page';
import { TeamPermissionsMockup } from '@/components/mockups/team-permissions';
import type { MockupsByArticle } from '@/lib/pages/article-mockups';
import { ArticleCta } from '@/components/sections/article-cta';
import { articleParams } from '@/lib/pages/static-params';

const mockups: MockupsByArticle<'news'> = {
  team: <TeamPermissionsMockup />,
};

type Props = PageProps<'/[locale]/news/[id]'>;

export const generateStaticParams = () => articleParams('news');

export const generateMetadata = async ({ params }: Props) => articleMetadata('news', (await params).id);

export default async function Page({ params }: Props) {
  return <ArticlePage collection="news" id={(await params).id} Cta={ArticleCta} mockups={mockups} />;
}
