import { ArticlePage, articleMetadata } from '@/components/pages/article-page';
import { ArticleCta } from '@/components/sections/article-cta';
import { articleParams } from '@/lib/pages/static-params';

type Props = PageProps<'/[locale]/blog/[id]'>;

export const generateStaticParams = () => articleParams('blog');

export const generateMetadata = async ({ params }: Props) => articleMetadata('blog', (await params).id);

export default async function Page({ params }: Props) {
  return <ArticlePage collection="blog" id={(await params).id} Cta={ArticleCta} />;
}
