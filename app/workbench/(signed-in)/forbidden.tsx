import { workbenchTranslator } from '@/lib/workbench/page-context';

export default async function Forbidden() {
  const t = await workbenchTranslator();
  return (
    <>
      <h1>{t('forbidden.title')}</h1>
      <p>{t('forbidden.lead')}</p>
    </>
  );
}
