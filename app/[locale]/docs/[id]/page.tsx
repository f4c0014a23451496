import { ArticlePage, articleMetadata } from '@/components/pages/article-page';
import endpoints from '@/components/pages/article-endpoints.module.css';
import reference from '@/components/pages/article-reference.module.css';
import { FingerprintPanelMockup } from '@/components/mockups/fingerprint-panel';
import { RpaFlowMockup } from '@/components/mockups/rpa-flow';
import { StartCardMockup } from '@/components/mockups/start-card';
import type { MockupsByArticle } from '@/lib/pages/article-mockups';
import { articleParams } from '@/lib/pages/static-params';

const mockups: MockupsByArticle<'docs'> = {
  fingerprint: <FingerprintPanelMockup />,
  rpa: <RpaFlowMockup />,
  start: <StartCardMockup />,
};

type Props = PageProps<'/[locale]/docs/[id]'>;

export const generateStaticParams = () => articleParams('docs');

export const generateMetadata = async ({ params }: Props) => articleMetadata('docs', (await params).id);

export default async function Page({ params }: Props) {
  return (
    <ArticlePage
      collection="docs"
      id={(await params).id}
      mockups={mockups}
      className={`${reference.reference} ${endpoints.endpoints}`}
    />
  );
}
