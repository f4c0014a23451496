import { ProxyCheckMockup } from '@/components/mockups/proxy-check';
import { copyMetadata } from '@/components/pages/copy-metadata';
import { FeaturePanel } from '@/components/sections/feature-panel';
import { TopicPage } from '@/components/pages/topic-page';
import { pathTo } from '@/lib/urls/path-to';

const id = 'proxies';

export const generateMetadata = () => copyMetadata(pathTo('html', { html: id }));

export default function Page() {
  return (
    <TopicPage id={id} mockup={<ProxyCheckMockup />} sectionMockup={<FeaturePanel id="multi-account-management" />} />
  );
}
