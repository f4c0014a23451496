import { ArticlePage, articleMetadata } from '@/components/pages/article-page';
import { ArticleCta } from '@/components/sections/article-cta';
import { articleParams } from '@/lib/pages/static-params';

// What a build leaves out is made later; addresses that lead nowhere never come here.
export const dynamicParams = true;

type Props = PageProps<'/[locale]/blog/[id]'>;

export const generateStaticParams = ({ params }: { params: { locale: string } }) =>
  articleParams(params.locale, 'blog');

export const generateMetadata = async ({ params }: Props) => articleMetadata('blog', (await params).id);

export default async function Page({ params }: Props) {
  return <ArticlePage collection="blog" id={(await params).id} Call={ArticleCta} />;
}
