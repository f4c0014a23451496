import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Button, Field, FormNotice, WorkbenchForm } from '@/components/workbench/form';
import { PasskeySignIn } from '@/components/workbench/passkey-sign-in';
import { NarrowPage } from '@/components/workbench/shell';
import { currentMember, pageContext, workbenchTranslator } from '@/lib/workbench/page-context';
import { toReturnPath } from '@/lib/workbench/paths';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await workbenchTranslator())('signIn.title'),
});

export default async function SignInPage({ searchParams }: PageProps<'/workbench/sign-in'>) {
  const { next } = await searchParams;
  const target = toReturnPath([next].flat()[0] ?? '');
  if (await currentMember()) redirect(target);
  const t = await workbenchTranslator();
  const { flash } = await pageContext('/workbench/sign-in');
  return (
    <NarrowPage title={t('signIn.title')}>
      <FormNotice flash={flash} />
      <WorkbenchForm page="sign-in" action="sign-in">
        <input type="hidden" name="next" value={target} />
        <Field
          name="email"
          type="email"
          label={t('signIn.email')}
          autoComplete="username webauthn"
          defaultValue={flash?.values?.email}
          maxLength={254}
        />
        <Field name="password" type="password" label={t('signIn.password')} autoComplete="current-password" />
        <Button kind="primary">{t('signIn.submit')}</Button>
      </WorkbenchForm>
      <PasskeySignIn target={target} labels={{ button: t('signIn.passkey'), failed: t('signIn.passkeyFailed') }} />
      <p>
        <a href="/workbench/forgot">{t('signIn.forgot')}</a>
      </p>
    </NarrowPage>
  );
}
