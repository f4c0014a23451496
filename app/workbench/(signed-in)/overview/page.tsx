import type { Metadata } from 'next';
import { pageContext, requireMember, workbenchTranslator } from '@/lib/workbench/page-context';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await workbenchTranslator())('overview.title'),
});

export default async function OverviewPage() {
  await requireMember('overview');
  const t = await workbenchTranslator();
  await pageContext('/workbench/overview');
  return <h1>{t('overview.title')}</h1>;
}
