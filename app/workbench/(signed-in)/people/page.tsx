import type { Metadata } from 'next';
import { Button, Field, FormNotice, Select, WorkbenchForm } from '@/components/workbench/form';
import { Facts } from '@/components/workbench/facts';
import { Columns, Section } from '@/components/workbench/shell';
import { Table } from '@/components/workbench/table';
import { workbenchRoles } from '@/lib/api/store/workbench-schema';
import { linkLifetime } from '@/lib/api/workbench/one-time-link';
import { formatTime } from '@/lib/api/workbench/format';
import { pageContext, requireMember, workbenchTranslator } from '@/lib/workbench/page-context';
import { listPeople } from '@/lib/api/workbench/people';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await workbenchTranslator())('people.title'),
});

const page = 'people';

export default async function PeoplePage() {
  const member = await requireMember(page);
  const t = await workbenchTranslator();
  const { db, flash } = await pageContext('/workbench/people');
  const people = await listPeople(db);
  const roles = workbenchRoles.map((role) => ({ value: role, label: t(`roles.${role}`) }));
  const isInvalid = (field: string) => flash?.action === 'invite' && flash.field === field;
  return (
    <>
      <h1>{t('people.title')}</h1>
      <FormNotice flash={flash} />
      {flash?.link && (
        <Section
          title={t('people.link.title', { email: flash.link.email })}
          lead={t('people.link.lead', {
            hours: flash.action === 'invite' ? linkLifetime.invitation : linkLifetime.reset,
          })}
        >
          {flash.link.hasMailFailed && <p role="alert">{t('people.link.notMailed')}</p>}
          <p>
            <code>{flash.link.url}</code>
          </p>
        </Section>
      )}
      <Table
        caption={t('people.title')}
        head={[
          t('people.name'),
          t('people.role'),
          t('people.secondFactor'),
          t('people.lastSignIn'),
          t('people.actions'),
        ]}
      >
        {people.map(({ id, name, email, role, hasSecondFactor, lastSignIn }) => (
          <tr key={id}>
            <td>
              {name}
              {id === member.id && ` (${t('people.you')})`}
              <br />
              {email}
            </td>
            <td>
              <WorkbenchForm page={page} action="role" isInline>
                <input type="hidden" name="id" value={id} />
                <Select
                  name="role"
                  idPrefix={`${id}-`}
                  label={t('people.role')}
                  isLabelHidden
                  options={roles}
                  defaultValue={role}
                />
                <Button>{t('people.save')}</Button>
              </WorkbenchForm>
            </td>
            <td>{hasSecondFactor ? t('people.on') : t('people.off')}</td>
            <td>{lastSignIn ? formatTime(lastSignIn, member.locale) : t('people.never')}</td>
            <td>
              <details>
                <summary>{t('people.manage', { name })}</summary>
                <PersonForm id={id} action="link" label={t('people.newLink')} />
                <PersonForm id={id} action="end-sessions" label={t('people.endSessions')} />
                {hasSecondFactor && <PersonForm id={id} action="reset-factor" label={t('people.resetFactor')} />}
                <PersonForm id={id} action="remove" label={t('people.remove')} kind="danger" />
              </details>
            </td>
          </tr>
        ))}
      </Table>
      <Columns areCards>
        <Section title={t('people.invite.title')} lead={t('people.invite.lead', { hours: linkLifetime.invitation })}>
          <WorkbenchForm page={page} action="invite">
            <Field
              name="name"
              label={t('people.name')}
              maxLength={100}
              defaultValue={flash?.values?.name}
              isInvalid={isInvalid('name')}
            />
            <Field
              name="email"
              type="email"
              label={t('people.email')}
              maxLength={254}
              defaultValue={flash?.values?.email}
              isInvalid={isInvalid('email')}
            />
            <Select name="role" label={t('people.role')} options={roles} defaultValue={flash?.values?.role} />
            <Button kind="primary">{t('people.invite.submit')}</Button>
          </WorkbenchForm>
        </Section>
        <Section title={t('people.roles')}>
          <Facts facts={workbenchRoles.map((role) => [t(`roles.${role}`), t(`roleHints.${role}`)])} />
        </Section>
      </Columns>
    </>
  );
}

function PersonForm({ id, action, label, kind }: { id: string; action: string; label: string; kind?: 'danger' }) {
  return (
    <WorkbenchForm page={page} action={action} isInline>
      <input type="hidden" name="id" value={id} />
      <Button {...(kind ? { kind } : {})}>{label}</Button>
    </WorkbenchForm>
  );
}
