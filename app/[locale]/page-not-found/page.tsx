import { NotFoundCounter } from '@/components/deferred/not-found-counter';
import { NotFoundPage, notFoundMetadata } from '@/components/pages/not-found-page';
import { templateParams } from '@/lib/pages/static-params';

export const generateStaticParams = templateParams;

export const generateMetadata = () => notFoundMetadata(404);

export default function Page() {
  return (
    <>
      <NotFoundPage status={404} />
      <NotFoundCounter />
    </>
  );
}
