import { AlternativePage } from '@/components/pages/alternative-page';
import { copyMetadata } from '@/components/pages/copy-metadata';
import { offeredIds } from '@/lib/pages/static-params';
import { alternativeIds, alternativeLocales, type AlternativeId } from '@/lib/urls/alternatives';
import { pathTo } from '@/lib/urls/path-to';

/** All ids are listed below; any other id is a 404. */
type Props = { params: Promise<{ id: AlternativeId }> };

export const generateStaticParams = ({ params }: { params: { locale: string } }) =>
  offeredIds(params.locale, alternativeIds(), alternativeLocales);

export const generateMetadata = async ({ params }: Props) => copyMetadata(pathTo('alternative', await params));

export default async function Page({ params }: Props) {
  return <AlternativePage {...await params} />;
}
