import { ContactPanel } from '@/components/sections/contact-panel';
import { CopyPage, copyMetadata } from '@/components/sections/copy-page';

const address = { path: '/pre-sales', id: 'pre-sales' };

export const generateMetadata = () => copyMetadata(address);

export default function Page() {
  return (
    <CopyPage {...address}>
      <ContactPanel />
    </CopyPage>
  );
}
