import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { Button, WorkbenchForm } from '@/components/workbench/form';
import { pageContext, requireMember, workbenchTranslator } from '@/lib/workbench/page-context';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await workbenchTranslator())('inbox.person.confirm.title'),
});

const page = 'inbox/erase';
const formPath = '/workbench/inbox/person';

/** Asks whether a person's data shall be erased. Their address stands in no URL, which would be logged. */
export default async function ErasePage() {
  await requireMember('inbox', 'admin');
  const t = await workbenchTranslator();
  const { flash } = await pageContext(`/workbench/${page}`);
  if (!flash?.person) redirect(formPath);
  const { email, rows } = flash.person;
  return (
    <>
      <h1>{t('inbox.person.confirm.title')}</h1>
      <p>{t('inbox.person.confirm.lead', { email, rows })}</p>
      <WorkbenchForm page={page} action="erase">
        <input type="hidden" name="email" value={email} />
        <Button kind="danger">{t('inbox.person.confirm.submit')}</Button>
        <Link href={formPath}>{t('inbox.person.confirm.cancel')}</Link>
      </WorkbenchForm>
    </>
  );
}
