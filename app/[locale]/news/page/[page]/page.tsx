import { listRoute } from '@/components/pages/list-page';
import { NewsTimeline } from '@/components/sections/news-timeline';
import { listPageParams } from '@/lib/pages/static-params';

const { generateMetadata, Page } = listRoute('news', NewsTimeline);

export const generateStaticParams = () => listPageParams('news');

export { generateMetadata, Page as default };
