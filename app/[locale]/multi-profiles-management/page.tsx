import { BulkListScene } from '@/components/scenes/bulk-list';
import { FoundProfilesScene } from '@/components/scenes/found-profiles';
import { copyMetadata } from '@/components/pages/copy-page';
import { FeaturePage } from '@/components/pages/feature-page';
import { pathTo } from '@/lib/routes/path-to';

export const dynamicParams = false;

const id = 'multi-profiles-management';

export const generateMetadata = () => copyMetadata(pathTo('html', { html: id }));

export default function Page() {
  return <FeaturePage id={id} scene={<BulkListScene />} picture={<FoundProfilesScene />} layout="below" />;
}
