import type { Metadata } from 'next';
import { Button, Field, FormNotice, WorkbenchForm } from '@/components/workbench/form';
import { NarrowPage } from '@/components/workbench/shell';
import { site } from '@/lib/config/site';
import { pageContext, workbenchTranslator } from '@/lib/workbench/page-context';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await workbenchTranslator())('forgot.title'),
});

export default async function ForgotPage() {
  const t = await workbenchTranslator();
  const { flash } = await pageContext('/workbench/forgot');
  return (
    <NarrowPage title={t('forgot.title')}>
      <FormNotice flash={flash} />
      {site.mail ? (
        <>
          <p>{t('forgot.mailLead')}</p>
          <WorkbenchForm page="forgot" action="request-reset">
            <Field
              name="email"
              type="email"
              label={t('signIn.email')}
              autoComplete="username"
              maxLength={254}
              defaultValue={flash?.values?.email}
              isInvalid={flash?.field === 'email'}
            />
            <Button kind="primary">{t('forgot.submit')}</Button>
          </WorkbenchForm>
        </>
      ) : (
        <p>{t('forgot.lead')}</p>
      )}
      <p>
        <a href="/workbench/sign-in">{t('forgot.back')}</a>
      </p>
    </NarrowPage>
  );
}
