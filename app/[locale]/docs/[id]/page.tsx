import { ArticlePage, articleMetadata } from '@/components/pages/article-page';
import { articleParams } from '@/lib/pages/static-params';

// What a build leaves out is made later; addresses that lead nowhere never come here.
export const dynamicParams = true;

type Props = PageProps<'/[locale]/docs/[id]'>;

export const generateStaticParams = ({ params }: { params: { locale: string } }) =>
  articleParams(params.locale, 'docs');

export const generateMetadata = async ({ params }: Props) => articleMetadata('docs', (await params).id);

export default async function Page({ params }: Props) {
  return <ArticlePage collection="docs" id={(await params).id} />;
}
