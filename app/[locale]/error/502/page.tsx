import { copyMetadata } from '@/components/pages/copy-metadata';
import { ErrorPage } from '@/components/pages/error-page';
import { pathTo } from '@/lib/urls/path-to';

const route = 'error-502';

export const generateMetadata = () => copyMetadata(pathTo(route));

export default function Page() {
  return <ErrorPage route={route} />;
}
