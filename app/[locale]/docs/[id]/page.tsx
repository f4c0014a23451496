import { ArticlePage, articleMetadata } from '@/components/pages/article-page';
import calls from '@/components/pages/article-calls.module.css';
import reference from '@/components/pages/article-reference.module.css';
import { FingerprintScene } from '@/components/scenes/fingerprint-panel';
import { RpaFlowScene } from '@/components/scenes/rpa-flow';
import { StartCardScene } from '@/components/scenes/start-card';
import type { ScenesOf } from '@/lib/pages/article-scenes';
import { articleParams } from '@/lib/pages/static-params';

// What a build leaves out is made later; addresses that lead nowhere never come here.
export const dynamicParams = true;

const scenes: ScenesOf<'docs'> = {
  fingerprint: <FingerprintScene />,
  rpa: <RpaFlowScene />,
  start: <StartCardScene />,
};

type Props = PageProps<'/[locale]/docs/[id]'>;

export const generateStaticParams = ({ params }: { params: { locale: string } }) =>
  articleParams(params.locale, 'docs');

export const generateMetadata = async ({ params }: Props) => articleMetadata('docs', (await params).id);

export default async function Page({ params }: Props) {
  return (
    <ArticlePage
      collection="docs"
      id={(await params).id}
      scenes={scenes}
      look={`${reference.reference} ${calls.calls}`}
    />
  );
}
