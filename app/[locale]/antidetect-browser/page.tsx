import { IsolatedCookiesMockup } from '@/components/mockups/isolated-cookies';
import { ThreeDevicesMockup } from '@/components/mockups/three-devices';
import { copyMetadata } from '@/components/pages/copy-metadata';
import { TopicPage } from '@/components/pages/topic-page';
import { pathTo } from '@/lib/urls/path-to';

const id = 'antidetect-browser';

export const generateMetadata = () => copyMetadata(pathTo('html', { html: id }));

export default function Page() {
  return <TopicPage id={id} mockup={<ThreeDevicesMockup />} sectionMockup={<IsolatedCookiesMockup />} />;
}
