import type { Metadata } from 'next';
import { Button, Field, FormNotice, WorkbenchForm } from '@/components/workbench/form';
import { Columns, Section } from '@/components/workbench/shell';
import { pageContext, requireMember, workbenchTranslator } from '@/lib/workbench/page-context';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await workbenchTranslator())('inbox.person.title'),
});

const page = 'inbox/person';

/** Export and erasure of what is stored about a person who asks for it. */
export default async function PersonPage() {
  await requireMember('inbox', 'admin');
  const t = await workbenchTranslator();
  const { flash } = await pageContext(`/workbench/${page}`);
  const field = (action: string) => (
    <Field
      name="email"
      idPrefix={`${action}-`}
      type="email"
      label={t('inbox.email')}
      maxLength={254}
      defaultValue={flash?.action === action ? flash.values?.email : undefined}
      isInvalid={flash?.action === action && flash.field === 'email'}
    />
  );
  return (
    <>
      <h1>{t('inbox.person.title')}</h1>
      <FormNotice flash={flash} />
      <Columns areCards>
        <Section title={t('inbox.person.export.title')} lead={t('inbox.person.export.lead')}>
          <WorkbenchForm page={page} action="export">
            {field('export')}
            <Button kind="primary">{t('inbox.person.export.submit')}</Button>
          </WorkbenchForm>
        </Section>
        <Section title={t('inbox.person.erase.title')} lead={t('inbox.person.erase.lead')}>
          <WorkbenchForm page={page} action="ask-to-erase">
            {field('ask-to-erase')}
            <Button>{t('inbox.person.erase.submit')}</Button>
          </WorkbenchForm>
        </Section>
      </Columns>
    </>
  );
}
