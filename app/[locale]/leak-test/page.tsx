import { copyMetadata } from '@/components/pages/copy-metadata';
import { ToolPage } from '@/components/pages/tool-page';
import { LeakTestForm } from '@/components/tools/leak-test-form';
import { pathTo } from '@/lib/urls/path-to';

const id = 'leak-test';

export const generateMetadata = () => copyMetadata(pathTo('html', { html: id }));

export default function Page() {
  return (
    <ToolPage id={id}>
      <LeakTestForm />
    </ToolPage>
  );
}
