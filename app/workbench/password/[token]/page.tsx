import type { Metadata } from 'next';
import { Button, Field, FormNotice, WorkbenchForm } from '@/components/workbench/form';
import { NarrowPage } from '@/components/workbench/shell';
import { passwordLength } from '@/lib/workbench/auth/auth';
import { findOneTimeLink } from '@/lib/api/workbench/one-time-link';
import { pageContext, workbenchTranslator } from '@/lib/workbench/page-context';
import { findPerson } from '@/lib/api/workbench/people';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await workbenchTranslator())('password.title'),
});

export default async function PasswordPage({ params }: PageProps<'/workbench/password/[token]'>) {
  const { token } = await params;
  const t = await workbenchTranslator();
  const { db, flash } = await pageContext(`/workbench/password/${token}`);
  const userId = await findOneTimeLink(db, token);
  const person = userId ? await findPerson(db, userId) : null;
  if (!person) {
    return (
      <NarrowPage title={t('password.title')}>
        <p>{t('password.expired')}</p>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={t('password.title')}>
      <FormNotice flash={flash} />
      <p>{t('password.lead', passwordLength)}</p>
      <WorkbenchForm page={`password/${token}`} action="set-password">
        {/* Password managers store the new password for this account. */}
        <input type="hidden" name="username" autoComplete="username" defaultValue={person.email} />
        <Field
          name="password"
          type="password"
          label={t('password.field')}
          autoComplete="new-password"
          minLength={passwordLength.min}
          maxLength={passwordLength.max}
        />
        <Button kind="primary">{t('password.submit')}</Button>
      </WorkbenchForm>
    </NarrowPage>
  );
}
