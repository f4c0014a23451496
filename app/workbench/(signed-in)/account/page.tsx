import type { Metadata } from 'next';
import { AddPasskey } from '@/components/workbench/add-passkey';
import { Button, Field, FormNotice, Select, WorkbenchForm } from '@/components/workbench/form';
import { SecondFactor } from '@/components/workbench/second-factor';
import { Columns, Section } from '@/components/workbench/shell';
import { Table } from '@/components/workbench/table';
import { getBrowser } from '@/lib/api/visits/derive-visit';
import { isThisMachine, normalizeIp } from '@/lib/config/networks';
import { localeRow } from '@/lib/i18n/locales';
import { workbenchLocales } from '@/lib/i18n/workbench-locales';
import { passwordLength } from '@/lib/workbench/auth/auth';
import { pageContext, requireMember, workbenchTranslator } from '@/lib/workbench/page-context';
import { listPasskeys, listSessions } from '@/lib/api/workbench/people';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await workbenchTranslator())('account.title'),
});

const page = 'account';

export default async function AccountPage() {
  const member = await requireMember(page);
  const t = await workbenchTranslator();
  const { db, flash } = await pageContext('/workbench/account');
  const [passkeys, sessions] = await Promise.all([listPasskeys(db, member.id), listSessions(db, member.id)]);
  const isInvalid = (action: string, field: string) => flash?.action === action && flash.field === field;
  return (
    <>
      <h1>{t('account.title')}</h1>
      <FormNotice flash={flash} />
      <Columns areCards>
        <Section title={t('account.language.title')}>
          <WorkbenchForm page={page} action="language">
            <Select
              name="locale"
              label={t('account.language.field')}
              defaultValue={member.locale}
              options={workbenchLocales.map((locale) => ({ value: locale, label: localeRow(locale).name }))}
            />
            <Button>{t('account.language.submit')}</Button>
          </WorkbenchForm>
        </Section>
        <Section title={t('account.password.title')} lead={t('account.password.hint')}>
          <WorkbenchForm page={page} action="change-password">
            <Field
              name="current"
              type="password"
              label={t('account.password.current')}
              autoComplete="current-password"
              isInvalid={isInvalid('change-password', 'current')}
            />
            <Field
              name="password"
              idPrefix="new-"
              type="password"
              label={t('account.password.next')}
              autoComplete="new-password"
              minLength={passwordLength.min}
              maxLength={passwordLength.max}
              isInvalid={isInvalid('change-password', 'password')}
            />
            <Button>{t('account.password.submit')}</Button>
          </WorkbenchForm>
        </Section>
        <Section title={t('account.passkeys.title')} lead={t('account.passkeys.lead')}>
          {passkeys.length === 0 && <p>{t('account.passkeys.none')}</p>}
          {passkeys.map(({ id, name, createdAt }) => (
            <WorkbenchForm key={id} page={page} action="remove-passkey" isInline>
              <input type="hidden" name="id" value={id} />
              <span>
                {name ?? t('account.passkeys.unnamed')}
                {createdAt && `, ${t('account.passkeys.added', { date: createdAt })}`}
              </span>
              <Button kind="danger">{t('account.passkeys.remove')}</Button>
            </WorkbenchForm>
          ))}
          <AddPasskey labels={{ button: t('account.passkeys.add'), failed: t('account.passkeys.failed') }} />
        </Section>
        <SecondFactor isOn={member.hasSecondFactor} flash={flash} />
      </Columns>
      <Section title={t('account.sessions.title')}>
        <Table caption={t('account.sessions.title')} head={[]}>
          {sessions.map(({ id, createdAt, userAgent, address }) => (
            <tr key={id}>
              <td>{userAgent ? getBrowser(userAgent) : t('account.sessions.unknown')}</td>
              <td>{isThisMachine(address ?? '') ? t('account.sessions.thisMachine') : normalizeIp(address ?? '')}</td>
              <td>{t('account.sessions.since', { date: createdAt })}</td>
              <td>
                {id === member.sessionId ? (
                  t('account.sessions.thisOne')
                ) : (
                  <WorkbenchForm page={page} action="end-session" isInline>
                    <input type="hidden" name="id" value={id} />
                    <Button>{t('account.sessions.end')}</Button>
                  </WorkbenchForm>
                )}
              </td>
            </tr>
          ))}
        </Table>
        {sessions.length > 1 && (
          <WorkbenchForm page={page} action="end-others" isInline>
            <Button>{t('account.sessions.endOthers')}</Button>
          </WorkbenchForm>
        )}
      </Section>
    </>
  );
}
