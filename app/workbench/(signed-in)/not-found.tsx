import { workbenchTranslator } from '@/lib/workbench/page-context';

export default async function NotFound() {
  const t = await workbenchTranslator();
  return (
    <>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.lead')}</p>
    </>
  );
}
