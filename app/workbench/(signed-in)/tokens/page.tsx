import type { Metadata } from 'next';
import { Button, CheckBox, Field, FormNotice, WorkbenchForm } from '@/components/workbench/form';
import { Columns, Section } from '@/components/workbench/shell';
import { Table } from '@/components/workbench/table';
import { listTokens, tokenScopes, type TokenScope } from '@/lib/api/workbench/tokens';
import { formatTime } from '@/lib/api/workbench/format';
import { pageContext, requireMember, workbenchTranslator } from '@/lib/workbench/page-context';
import styles from '@/components/workbench/form.module.css';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await workbenchTranslator())('tokens.title'),
});

const page = 'tokens';

export default async function TokensPage() {
  const { locale } = await requireMember(page);
  const t = await workbenchTranslator();
  const { db, flash, origin } = await pageContext(`/workbench/${page}`);
  const tokens = await listTokens(db);
  return (
    <>
      <h1>{t('tokens.title')}</h1>
      <FormNotice flash={flash} />
      {flash?.token && (
        <Section title={t('tokens.created.title', { name: flash.token.name })} lead={t('tokens.created.lead')}>
          <p>
            <code>{flash.token.value}</code>
          </p>
          <p>{t('tokens.created.use')}</p>
          <pre>{`curl -H 'Authorization: Bearer ${flash.token.value}' ${origin}/workbench/missing.csv`}</pre>
        </Section>
      )}
      {tokens.length === 0 ? (
        <p>{t('tokens.none')}</p>
      ) : (
        <Table
          caption={t('tokens.title')}
          head={[t('tokens.name'), t('tokens.scopes'), t('tokens.created.at'), t('tokens.used'), t('tokens.actions')]}
        >
          {tokens.map(({ id, name, scopes, createdBy, createdAt, usedAt }) => (
            <tr key={id}>
              <td>{name}</td>
              <td>{scopes.map((scope) => t(`nav.${scope as TokenScope}`)).join(', ')}</td>
              <td>
                {formatTime(createdAt, locale)}
                <br />
                {createdBy}
              </td>
              <td>{usedAt ? formatTime(usedAt, locale) : t('tokens.unused')}</td>
              <td>
                <RevokeForm id={id} label={t('tokens.revoke')} />
              </td>
            </tr>
          ))}
        </Table>
      )}
      <Columns areCards>
        <Section title={t('tokens.create.title')} lead={t('tokens.create.lead')}>
          <WorkbenchForm page={page} action="create">
            <Field
              name="name"
              label={t('tokens.name')}
              hint={t('tokens.create.nameHint')}
              maxLength={100}
              defaultValue={flash?.values?.name}
              isInvalid={flash?.field === 'name'}
            />
            <fieldset className={styles.checks}>
              <legend>{t('tokens.scopes')}</legend>
              {tokenScopes.map((scope) => (
                <CheckBox
                  key={scope}
                  name={scope}
                  label={t(`nav.${scope}`)}
                  {...(scope === 'inbox' ? { hint: t('tokens.create.inboxHint') } : {})}
                  isChecked={Boolean(flash?.values?.[scope])}
                />
              ))}
            </fieldset>
            <Button kind="primary">{t('tokens.create.submit')}</Button>
          </WorkbenchForm>
        </Section>
        <Section title={t('tokens.use')} lead={t('tokens.created.use')}>
          <pre>{`curl -H 'Authorization: Bearer fwb_…' '${origin}/workbench/campaigns.csv?period=7d'`}</pre>
        </Section>
      </Columns>
    </>
  );
}

const RevokeForm = ({ id, label }: { id: string; label: string }) => (
  <WorkbenchForm page={page} action="revoke" isInline>
    <input type="hidden" name="id" value={id} />
    <Button kind="danger">{label}</Button>
  </WorkbenchForm>
);
