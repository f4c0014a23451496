import type { Metadata } from 'next';
import Link from 'next/link';
import { Button, Field, FormNotice, Select } from '@/components/workbench/form';
import { InboxMessage } from '@/components/workbench/inbox-message';
import { Pager } from '@/components/workbench/pager';
import { messageKinds } from '@/lib/api/admin/inbox';
import { inboxSearch, messageStates, pageSize, parseInboxQuery, readInbox } from '@/lib/api/workbench/inbox';
import { listPeople } from '@/lib/api/workbench/people';
import { pageContext, requireMember, workbenchTranslator } from '@/lib/workbench/page-context';
import { includesRole } from '@/lib/workbench/roles';
import { toSearchParams } from '@/lib/workbench/search-params';
import formStyles from '@/components/workbench/form.module.css';
import styles from '@/components/workbench/inbox.module.css';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await workbenchTranslator())('inbox.title'),
});

const path = '/workbench/inbox';

export default async function InboxPage({ searchParams }: PageProps<'/workbench/inbox'>) {
  const member = await requireMember('inbox');
  const t = await workbenchTranslator();
  const { db, flash } = await pageContext(path);
  const query = parseInboxQuery(toSearchParams(await searchParams));
  const { rows, total, undelivered } = await readInbox(db, query);
  const people = await listPeople(db);
  const address = path + inboxSearch(query);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return (
    <>
      <h1>{t('inbox.title')}</h1>
      <FormNotice flash={flash} />
      <form className={formStyles.filters} method="get" action={path} role="search">
        <Field name="q" label={t('inbox.search')} required={false} maxLength={100} defaultValue={query.text} />
        <Select
          name="kind"
          label={t('inbox.kind')}
          options={[
            { value: '', label: t('inbox.anyKind') },
            ...messageKinds.map((kind) => ({ value: kind, label: t(`inbox.kinds.${kind}`) })),
          ]}
          defaultValue={query.kind ?? ''}
        />
        <Select
          name="state"
          label={t('inbox.state')}
          options={(['open', ...messageStates, 'all'] as const).map((value) => ({
            value,
            label: t(`inbox.states.${value}`),
          }))}
          defaultValue={query.state}
        />
        <Select
          name="assignee"
          label={t('inbox.assignee')}
          options={[
            { value: '', label: t('inbox.anyAssignee') },
            { value: '-', label: t('inbox.unassigned') },
            ...people.map(({ email, name }) => ({ value: email, label: name })),
          ]}
          defaultValue={query.assignee}
        />
        <Button>{t('inbox.apply')}</Button>
      </form>
      <p className={styles.counts}>
        {t('inbox.count', { count: total })}
        {undelivered > 0 && ` ${t('inbox.undelivered', { count: undelivered })}`}
      </p>
      {rows.length === 0 ? (
        <p>{t(total === 0 && address === path ? 'inbox.empty' : 'inbox.none')}</p>
      ) : (
        <div className={styles.list}>
          {rows.map((row) => (
            <InboxMessage
              key={row.message.id}
              row={row}
              member={member}
              people={people}
              next={address}
              isOpen={flash?.values?.id === row.message.id}
              enteredNote={flash?.values?.id === row.message.id ? flash.values.note : undefined}
            />
          ))}
        </div>
      )}
      <Pager
        label={t('inbox.pages')}
        list={{ page: query.page, pages, hrefOf: (page) => path + inboxSearch({ ...query, page }) }}
        exports={{ path, query: new URLSearchParams(inboxSearch({ ...query, page: 1 })) }}
      >
        {includesRole(member.role, 'admin') && <Link href={`${path}/person`}>{t('inbox.person.title')}</Link>}
      </Pager>
    </>
  );
}
