import { ListPage, listMetadata } from '@/components/pages/list-page';
import { ReleaseTimeline } from '@/components/sections/release-timeline';

export const generateMetadata = () => listMetadata({ collection: 'release' });

export default function Page() {
  return <ListPage collection="release" Body={ReleaseTimeline} />;
}
