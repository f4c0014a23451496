import { ArticlePage, articleMetadata } from '@/components/pages/article-page';
import { CookieTable } from '@/components/sections/cookie-table';
import { legalParams } from '@/lib/pages/static-params';

/** Generic root-level pages without a folder of their own: legal documents, which are articles. */

type Props = PageProps<'/[locale]/[html]'>;

export const generateStaticParams = ({ params }: { params: { locale: string } }) =>
  legalParams(params.locale).map(({ id }) => ({ html: id }));

export const generateMetadata = async ({ params }: Props) => articleMetadata('legal', (await params).html);

export default async function Page({ params }: Props) {
  const { html } = await params;
  return (
    <ArticlePage collection="legal" id={html}>
      {html === 'cookie-policy' ? <CookieTable /> : null}
    </ArticlePage>
  );
}
