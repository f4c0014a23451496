import type { Metadata } from 'next';
import { Button, Field, FormNotice, WorkbenchForm } from '@/components/workbench/form';
import { NarrowPage } from '@/components/workbench/shell';
import { pageContext, workbenchTranslator } from '@/lib/workbench/page-context';
import { toReturnPath } from '@/lib/workbench/paths';

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await workbenchTranslator())('code.title') });

export default async function CodePage({ searchParams }: PageProps<'/workbench/sign-in/code'>) {
  const { next } = await searchParams;
  const t = await workbenchTranslator();
  const { flash } = await pageContext('/workbench/sign-in/code');
  return (
    <NarrowPage title={t('code.title')}>
      <FormNotice flash={flash} />
      <p>{t('code.lead')}</p>
      <WorkbenchForm page="sign-in/code" action="code">
        <input type="hidden" name="next" value={toReturnPath([next].flat()[0] ?? '')} />
        <Field name="code" label={t('code.field')} autoComplete="one-time-code" maxLength={40} />
        <Button kind="primary">{t('code.submit')}</Button>
      </WorkbenchForm>
    </NarrowPage>
  );
}
