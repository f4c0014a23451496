import { ArticlePage, articleMetadata } from '@/components/pages/article-page';
import { PartnerBanner } from '@/components/sections/partner-cta';
import { articleParams } from '@/lib/pages/static-params';

// What a build leaves out is made later; addresses that lead nowhere never come here.
export const dynamicParams = true;

type Props = PageProps<'/[locale]/partner/[id]'>;

export const generateStaticParams = ({ params }: { params: { locale: string } }) =>
  articleParams(params.locale, 'partner');

export const generateMetadata = async ({ params }: Props) => articleMetadata('partner', (await params).id);

export default async function Page({ params }: Props) {
  return (
    <ArticlePage collection="partner" id={(await params).id}>
      <PartnerBanner />
    </ArticlePage>
  );
}
