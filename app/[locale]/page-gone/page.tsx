import { NotFoundPage, notFoundMetadata } from '@/components/pages/not-found-page';
import { templateParams } from '@/lib/pages/static-params';

export const generateStaticParams = templateParams;

export const generateMetadata = () => notFoundMetadata(410);

export default function Page() {
  return <NotFoundPage status={410} />;
}
