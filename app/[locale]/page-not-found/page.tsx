import { NotFoundPage, notFoundMetadata } from '@/components/pages/not-found-page';

export const dynamicParams = false;

export const generateMetadata = () => notFoundMetadata(404);

export default function Page() {
  return <NotFoundPage status={404} />;
}
