import { ErrorPage, errorMetadata } from '@/components/pages/error-page';

export const generateMetadata = () => errorMetadata('404');

export default function Page() {
  return <ErrorPage id="404" />;
}
