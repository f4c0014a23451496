import { MissingPage, missingMetadata } from '@/components/pages/missing-page';

export const dynamicParams = false;

export const generateMetadata = () => missingMetadata(404);

export default function Page() {
  return <MissingPage status={404} />;
}
