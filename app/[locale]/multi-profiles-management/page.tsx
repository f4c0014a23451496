import { BulkActionsMockup } from '@/components/mockups/bulk-actions';
import { ProfileSearchMockup } from '@/components/mockups/profile-search';
import { copyMetadata } from '@/components/pages/copy-metadata';
import { FeaturePage } from '@/components/pages/feature-page';
import { pathTo } from '@/lib/urls/path-to';

const id = 'multi-profiles-management';

export const generateMetadata = () => copyMetadata(pathTo('html', { html: id }));

export default function Page() {
  return <FeaturePage id={id} mockup={<BulkActionsMockup />} sectionMockup={<ProfileSearchMockup />} layout="below" />;
}
