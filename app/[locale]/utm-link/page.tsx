import { copyMetadata } from '@/components/pages/copy-metadata';
import { ToolPage } from '@/components/pages/tool-page';
import { UtmLinkForm } from '@/components/tools/utm-link-form';
import { pathTo } from '@/lib/urls/path-to';

const id = 'utm-link';

export const generateMetadata = () => copyMetadata(pathTo('html', { html: id }));

export default function Page() {
  return (
    <ToolPage id={id} isSideBySide>
      <UtmLinkForm />
    </ToolPage>
  );
}
