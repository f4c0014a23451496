import { Button, Select, TextArea, WorkbenchForm } from '@/components/workbench/form';
import { Facts } from '@/components/workbench/facts';
import { messageState, messageStates, type InboxRow } from '@/lib/api/workbench/inbox';
import { site } from '@/lib/config/site';
import { answerLink, pageUrl } from '@/lib/workbench/message-links';
import { formatTime } from '@/lib/api/workbench/format';
import { workbenchTranslator } from '@/lib/workbench/page-context';
import type { Member } from '@/lib/workbench/auth/session';
import styles from './inbox.module.css';

type Props = {
  row: InboxRow;
  member: Member;
  people: readonly { email: string; name: string }[];
  /** The address of this page of the inbox. */
  next: string;
  /** Whether it is shown in full. */
  isOpen: boolean;
  /** A note that was not saved. */
  enteredNote: string | undefined;
};

/** A message: one line, which opens to the whole text and the form of the team. */
export async function InboxMessage({ row: { message, origin }, member, people, next, isOpen, enteredNote }: Props) {
  const t = await workbenchTranslator();
  const { id, kind, name, email, company, content, page, locale, receivedAt, assignee, note } = message;
  const state = messageState(message);
  const text = kind === 'helpful' ? t(`inbox.votes.${content === 'yes' ? 'yes' : 'no'}`) : content;
  const url = pageUrl(page);
  const answer = answerLink(message);
  return (
    <details className={styles.message} open={isOpen} id={id}>
      <summary>
        <span className={styles.state} data-state={kind === 'helpful' && state === 'new' ? 'vote' : state}>
          {t(`inbox.states.${state}`)}
        </span>
        <span className={styles.kind}>{t(`inbox.kinds.${kind}`)}</span>
        <span className={styles.from}>{name || email || (kind === 'helpful' ? page : t('inbox.anonymous'))}</span>
        <span className={styles.preview}>{text}</span>
        <time dateTime={receivedAt.toISOString()}>{formatTime(receivedAt, member.locale)}</time>
      </summary>
      <div className={styles.body}>
        <div className={styles.text}>
          <p className={styles.content}>{text}</p>
          {answer && (
            <p>
              <a href={answer}>{t('inbox.answer', { email: email! })}</a>
            </p>
          )}
          <Facts
            facts={[
              [t('inbox.name'), name],
              [t('inbox.email'), email],
              [t('inbox.company'), company],
              [t('inbox.page'), url ? <a href={url}>{page}</a> : page],
              [t('inbox.language'), locale],
              [
                t('inbox.source'),
                origin && [origin.source, origin.medium, origin.campaign].filter((part) => part !== null).join(' / '),
              ],
              [t('inbox.landing'), origin && origin.landing],
              [t('inbox.number'), id],
              [t('inbox.webhook'), site.webhook.url ? <Delivery message={message} member={member} /> : null],
            ]}
          />
        </div>
        <WorkbenchForm page="inbox" action="change">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="next" value={next} />
          <Select
            name="state"
            idPrefix={`${id}-`}
            label={t('inbox.state')}
            options={messageStates.map((value) => ({ value, label: t(`inbox.states.${value}`) }))}
            defaultValue={state}
          />
          <Select
            name="assignee"
            idPrefix={`${id}-`}
            label={t('inbox.assignee')}
            options={[
              { value: '', label: t('inbox.unassigned') },
              ...people.map((person) => ({ value: person.email, label: person.name })),
            ]}
            defaultValue={assignee ?? ''}
          />
          <TextArea
            name="note"
            idPrefix={`${id}-`}
            label={t('inbox.note')}
            maxLength={2000}
            defaultValue={enteredNote ?? note ?? ''}
          />
          <Button kind="primary">{t('inbox.save')}</Button>
        </WorkbenchForm>
      </div>
    </details>
  );
}

/** Whether the webhook has accepted a message. */
async function Delivery({ message, member }: { message: InboxRow['message']; member: Member }) {
  const t = await workbenchTranslator();
  const { deliveredAt, attempts, lastFailure, isSuspectedSpam } = message;
  if (deliveredAt) return t('inbox.delivery.accepted', { time: formatTime(deliveredAt, member.locale) });
  if (isSuspectedSpam) return t('inbox.delivery.withheld');
  if (attempts === 0) return t('inbox.delivery.waiting');
  return t('inbox.delivery.failed', { attempts, reason: lastFailure ?? '?' });
}
