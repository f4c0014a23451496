import changes from '@/components/pages/article-changes.module.css';
import { ArticlePage, articleMetadata } from '@/components/pages/article-page';
import { RpaFlowMockup } from '@/components/mockups/rpa-flow';
import { SynchronizerMockup } from '@/components/mockups/synchronizer';
import { ReleaseDownloads } from '@/components/sections/release-downloads';
import type { MockupsByArticle } from '@/lib/pages/article-mockups';
import { articleParams } from '@/lib/pages/static-params';

const mockups: MockupsByArticle<'release'> = {
  rpa: <RpaFlowMockup />,
  synchronizer: <SynchronizerMockup />,
};

type Props = PageProps<'/[locale]/release/[id]'>;

export const generateStaticParams = () => articleParams('release');

export const generateMetadata = async ({ params }: Props) => articleMetadata('release', (await params).id);

export default async function Page({ params }: Props) {
  const { id } = await params;
  return (
    <ArticlePage
      collection="release"
      id={id}
      mockups={mockups}
      className={changes.changes}
      Downloads={ReleaseDownloads}
    />
  );
}
