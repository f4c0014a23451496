import { copyMetadata } from '@/components/pages/copy-metadata';
import { ToolPage } from '@/components/pages/tool-page';
import { TwoFactorCodeForm } from '@/components/tools/two-factor-code-form';
import { pathTo } from '@/lib/urls/path-to';

const id = 'two-factor-code';

export const generateMetadata = () => copyMetadata(pathTo('html', { html: id }));

export default function Page() {
  return (
    <ToolPage id={id} isSideBySide>
      <TwoFactorCodeForm />
    </ToolPage>
  );
}
