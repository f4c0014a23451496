import { ListPage, listMetadata } from '@/components/pages/list-page';
import { HelpTopics } from '@/components/sections/help-topics';

export const generateMetadata = () => listMetadata({ collection: 'helps' });

export default function Page() {
  return <ListPage collection="helps" Body={HelpTopics} />;
}
