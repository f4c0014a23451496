import { PageHead } from '@/components/workbench/shell';
import { workbenchTranslator } from '@/lib/workbench/page-context';
import { overviewPath } from '@/lib/workbench/paths';

export default async function NotFound() {
  const t = await workbenchTranslator();
  return (
    <>
      <PageHead title={t('notFound.title')} lead={t('notFound.lead')} />
      <p>
        <a href={overviewPath}>{t('overview.title')}</a>
      </p>
    </>
  );
}
