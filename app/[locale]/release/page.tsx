import { ListPage, listMetadata } from '@/components/pages/list-page';
import { ReleaseRail } from '@/components/sections/release-rail';

export const dynamicParams = false;

export const generateMetadata = () => listMetadata({ collection: 'release' });

export default function Page() {
  return <ListPage collection="release" Body={ReleaseRail} />;
}
