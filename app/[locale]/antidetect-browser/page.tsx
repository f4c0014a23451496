import { KeptApartScene } from '@/components/scenes/kept-apart';
import { ThreeDevicesScene } from '@/components/scenes/three-devices';
import { copyMetadata } from '@/components/pages/copy-page';
import { TopicPage } from '@/components/pages/topic-page';
import { pathTo } from '@/lib/routes/path-to';

export const dynamicParams = false;

const id = 'antidetect-browser';

export const generateMetadata = () => copyMetadata(pathTo('html', { html: id }));

export default function Page() {
  return <TopicPage id={id} scene={<ThreeDevicesScene />} picture={<KeptApartScene />} />;
}
