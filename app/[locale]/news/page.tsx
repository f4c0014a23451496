import { ListPage, listMetadata } from '@/components/pages/list-page';
import { NewsStream } from '@/components/sections/news-stream';

export const dynamicParams = false;

export const generateMetadata = () => listMetadata({ collection: 'news' });

export default function Page() {
  return <ListPage collection="news" Body={NewsStream} />;
}
