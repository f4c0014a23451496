import { FingerprintScene } from '@/components/scenes/fingerprint-panel';
import { copyMetadata } from '@/components/pages/copy-page';
import { FittingValuesScene } from '@/components/scenes/fitting-values';
import { TopicPage } from '@/components/pages/topic-page';
import { pathTo } from '@/lib/routes/path-to';

export const dynamicParams = false;

const id = 'browser-fingerprint';

export const generateMetadata = () => copyMetadata(pathTo('html', { html: id }));

export default function Page() {
  return <TopicPage id={id} scene={<FingerprintScene />} picture={<FittingValuesScene />} />;
}
