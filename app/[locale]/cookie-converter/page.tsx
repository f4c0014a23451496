import { copyMetadata } from '@/components/pages/copy-metadata';
import { ToolPage } from '@/components/pages/tool-page';
import { CookieConverterForm } from '@/components/tools/cookie-converter-form';
import { pathTo } from '@/lib/urls/path-to';

const id = 'cookie-converter';

export const generateMetadata = () => copyMetadata(pathTo('html', { html: id }));

export default function Page() {
  return (
    <ToolPage id={id} isSideBySide>
      <CookieConverterForm />
    </ToolPage>
  );
}
