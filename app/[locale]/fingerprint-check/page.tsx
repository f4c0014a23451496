import { copyMetadata } from '@/components/pages/copy-metadata';
import { ToolPage } from '@/components/pages/tool-page';
import { FingerprintCheckForm } from '@/components/tools/fingerprint-check-form';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { docsHref } from '@/lib/pages/navigation';
import { relatedDocsPage } from '@/lib/pages/related-articles';
import { ruleDocs } from '@/lib/tools/fingerprint-check/rule';
import { pathTo } from '@/lib/urls/path-to';

const id = 'fingerprint-check';

export const generateMetadata = () => copyMetadata(pathTo('html', { html: id }));

export default async function Page() {
  const locale = await currentLocale();
  const docs = Object.fromEntries(
    ruleDocs.map((html) => [html, docsHref(locale, relatedDocsPage(pathTo('html', { html })))]),
  );
  return (
    <ToolPage id={id}>
      <FingerprintCheckForm docs={docs} />
    </ToolPage>
  );
}
