import { ErrorPage, errorMetadata } from '@/components/pages/error-page';

export const generateMetadata = () => errorMetadata('502');

export default function Page() {
  return <ErrorPage id="502" />;
}
