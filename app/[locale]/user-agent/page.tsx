import { copyMetadata } from '@/components/pages/copy-metadata';
import { ToolPage } from '@/components/pages/tool-page';
import { UserAgentForm } from '@/components/tools/user-agent-form';
import { pathTo } from '@/lib/urls/path-to';

const id = 'user-agent';

export const generateMetadata = () => copyMetadata(pathTo('html', { html: id }));

export default function Page() {
  return (
    <ToolPage id={id}>
      <UserAgentForm />
    </ToolPage>
  );
}
