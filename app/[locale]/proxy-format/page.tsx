import { copyMetadata } from '@/components/pages/copy-metadata';
import { ToolPage } from '@/components/pages/tool-page';
import { ProxyFormatForm } from '@/components/tools/proxy-format-form';
import { pathTo } from '@/lib/urls/path-to';

const id = 'proxy-format';

export const generateMetadata = () => copyMetadata(pathTo('html', { html: id }));

export default function Page() {
  return (
    <ToolPage id={id} isSideBySide>
      <ProxyFormatForm />
    </ToolPage>
  );
}
