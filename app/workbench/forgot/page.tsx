import type { Metadata } from 'next';
import { NarrowPage } from '@/components/workbench/shell';
import { workbenchTranslator } from '@/lib/workbench/page-context';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await workbenchTranslator())('forgot.title'),
});

export default async function ForgotPage() {
  const t = await workbenchTranslator();
  return (
    <NarrowPage title={t('forgot.title')}>
      <p>{t('forgot.lead')}</p>
      <p>
        <a href="/workbench/sign-in">{t('forgot.back')}</a>
      </p>
    </NarrowPage>
  );
}
