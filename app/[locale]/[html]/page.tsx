import { ArticlePage, articleMetadata } from '@/components/pages/article-page';
import { CompanyPage } from '@/components/pages/company-page';
import { copyMetadata } from '@/components/pages/copy-metadata';
import { CookieTable } from '@/components/sections/cookie-table';
import { htmlParams } from '@/lib/pages/static-params';
import { isCompanyPageId } from '@/lib/urls/catalog';
import { pathTo } from '@/lib/urls/path-to';

/** Root-level pages without a folder of their own: legal documents, which are articles, and pages about the company. */

type Props = PageProps<'/[locale]/[html]'>;

export const generateStaticParams = ({ params }: { params: { locale: string } }) => htmlParams(params.locale);

export const generateMetadata = async ({ params }: Props) => {
  const { html } = await params;
  return isCompanyPageId(html) ? copyMetadata(pathTo('html', { html })) : articleMetadata('legal', html);
};

export default async function Page({ params }: Props) {
  const { html } = await params;
  if (isCompanyPageId(html)) return <CompanyPage id={html} />;
  return (
    <ArticlePage collection="legal" id={html}>
      {html === 'cookie-policy' ? <CookieTable /> : null}
    </ArticlePage>
  );
}
