import { FingerprintPanelMockup } from '@/components/mockups/fingerprint-panel';
import { copyMetadata } from '@/components/pages/copy-metadata';
import { ConsistentFingerprintMockup } from '@/components/mockups/consistent-fingerprint';
import { TopicPage } from '@/components/pages/topic-page';
import { pathTo } from '@/lib/urls/path-to';

const id = 'browser-fingerprint';

export const generateMetadata = () => copyMetadata(pathTo('html', { html: id }));

export default function Page() {
  return <TopicPage id={id} mockup={<FingerprintPanelMockup />} sectionMockup={<ConsistentFingerprintMockup />} />;
}
