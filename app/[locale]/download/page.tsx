import { CopyPage, copyMetadata } from '@/components/sections/copy-page';
import { pageCopy } from '@/lib/content/page-copy';
import { currentLocale } from '@/lib/i18n/current-locale';
import { softwareApplication } from '@/lib/seo/json-ld';

const address = { path: '/download', id: 'download' };

export const generateMetadata = () => copyMetadata(address);

export default async function Page() {
  const locale = await currentLocale();
  return <CopyPage {...address} data={[softwareApplication(locale, pageCopy(locale, 'pages', 'download'))]} />;
}
