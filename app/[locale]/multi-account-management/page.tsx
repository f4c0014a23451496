import type { UseCase } from '@/components/mockups/use-case';
import { UseCaseWindows } from '@/components/mockups/use-case-windows';
import { copyMetadata } from '@/components/pages/copy-metadata';
import { FeaturePage } from '@/components/pages/feature-page';
import { FeaturePanel } from '@/components/sections/feature-panel';
import { pathTo } from '@/lib/urls/path-to';

const id = 'multi-account-management';

/** Accounts of three clients, each signed in in its own window. */
const accounts: UseCase = {
  profileLabel: 'client',
  nameSuffix: 'number',
  layout: 'featured-start',
  profiles: [
    { profileColor: 1, country: 'PT', protocol: 'SOCKS5', page: 'page', isRunning: true },
    { profileColor: 4, country: 'PL', protocol: 'HTTPS', page: 'orders', isRunning: true },
    { profileColor: 5, country: 'FR', protocol: 'SOCKS5', page: 'feed', isRunning: true },
  ],
};

export const generateMetadata = () => copyMetadata(pathTo('html', { html: id }));

export default function Page() {
  return (
    <FeaturePage
      id={id}
      mockup={<UseCaseWindows useCase={accounts} />}
      sectionMockup={<FeaturePanel id={id} />}
      layout="below"
    />
  );
}
