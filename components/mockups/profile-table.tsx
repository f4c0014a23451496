import type { ReactNode } from 'react';
import { getFormatter, getTranslations } from 'next-intl/server';
import { profileColorClass, ProfileIcon } from '@/components/mockups/profile-icon';
import { profileRows, type ProfileRow } from '@/components/mockups/profile-rows';
import { Icon } from '@/components/ui/icon';
import choice from './profile-choice.module.css';
import mockup from './mockup.module.css';
import styles from './profile-table.module.css';

const statusIcons: Readonly<Record<ProfileRow['status'], ReactNode>> = {
  running: <i className={styles.running} />,
  ready: <i className={styles.ready} />,
  checking: <i className={styles.checking} />,
  locked: <Icon name="lock" size={13} />,
  scheduled: <Icon name="clock" size={13} />,
};

async function ProfileTableRow({ row }: { row: ProfileRow }) {
  const t = await getTranslations('mockups.profileList');
  const names = await getTranslations('mockups.profiles');
  const format = await getFormatter();
  const openedLabel = format.relativeTime(-row.openedMinutesAgo * 60_000, { now: 0, style: 'short' });
  return (
    <label className={`${styles.row} ${choice.choice} ${profileColorClass(row.profileColor)}`}>
      <ProfileIcon />
      <b className={`${styles.name} ${mockup.truncate}`}>{names(row.name)}</b>
      <span className={styles.tag} aria-hidden="true">
        {t(row.tag)}
      </span>
      <span className={styles.proxy} aria-hidden="true">
        <b>{row.country}</b> {row.protocol}
      </span>
      <span className={styles.status} aria-hidden="true">
        {statusIcons[row.status]}
        <span className={mockup.truncate}>{t(row.status)}</span>
      </span>
      <span className={`${styles.lastOpened} ${mockup.small}`} aria-hidden="true">
        {openedLabel}
      </span>
      <span className={`${styles.action} ${mockup.button}`} aria-hidden="true">
        {t(row.status === 'running' ? 'stop' : 'open')}
      </span>
      <input type="radio" name="profile-color" value={row.profileColor} />
    </label>
  );
}

/**
 * The profile table: hue, name, tag, proxy and status, as many columns as fit. The rows are radio buttons, which give
 * them their accessible names, and the page takes the hue of the selected one (app/tokens.css).
 * @param headingId id of the element that labels it
 */
export async function ProfileTable({ headingId }: { headingId: string }) {
  const t = await getTranslations('mockups.profileList');
  return (
    <div className={styles.rows} role="radiogroup" aria-labelledby={headingId}>
      <div className={`${styles.head} ${mockup.small}`} aria-hidden="true">
        <span>{t('name')}</span>
        <span>{t('tags')}</span>
        <span>{t('proxy')}</span>
        <span>{t('status')}</span>
        <span>{t('lastOpened')}</span>
      </div>
      {profileRows.map((row) => (
        <ProfileTableRow key={row.name} row={row} />
      ))}
    </div>
  );
}
