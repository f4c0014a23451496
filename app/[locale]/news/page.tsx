import { ListPage, listMetadata } from '@/components/pages/list-page';
import { NewsTimeline } from '@/components/sections/news-timeline';

export const generateMetadata = () => listMetadata({ collection: 'news' });

export default function Page() {
  return <ListPage collection="news" Body={NewsTimeline} />;
}
