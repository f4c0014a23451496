import { listRoute } from '@/components/pages/list-page';
import { NewsTimeline } from '@/components/sections/news-timeline';
import { categoryParams } from '@/lib/pages/static-params';

const { generateMetadata, Page } = listRoute('news', NewsTimeline);

export const generateStaticParams = ({ params }: { params: { locale: string } }) =>
  categoryParams(params.locale, 'news');

export { generateMetadata, Page as default };
