import { copyMetadata } from '@/components/pages/copy-metadata';
import { SolutionPage } from '@/components/pages/solution-page';
import { offeredIds } from '@/lib/pages/static-params';
import { solutionIds, solutionLocales, type SolutionId } from '@/lib/urls/solutions';
import { pathTo } from '@/lib/urls/path-to';

/** All ids are listed below; any other id is a 404. */
type Props = { params: Promise<{ id: SolutionId }> };

export const generateStaticParams = ({ params }: { params: { locale: string } }) =>
  offeredIds(params.locale, solutionIds(), solutionLocales);

export const generateMetadata = async ({ params }: Props) => copyMetadata(pathTo('solution', await params));

export default async function Page({ params }: Props) {
  return <SolutionPage {...await params} />;
}
