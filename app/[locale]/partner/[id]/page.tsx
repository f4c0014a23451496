import { ArticlePage, articleMetadata } from '@/components/pages/article-page';
import { PartnerBanner } from '@/components/sections/partner-cta';
import { articleParams } from '@/lib/pages/static-params';

type Props = PageProps<'/[locale]/partner/[id]'>;

export const generateStaticParams = () => articleParams('partner');

export const generateMetadata = async ({ params }: Props) => articleMetadata('partner', (await params).id);

export default async function Page({ params }: Props) {
  return (
    <ArticlePage collection="partner" id={(await params).id}>
      <PartnerBanner />
    </ArticlePage>
  );
}
