import type { ReactNode } from 'react';
import { getFormatter, getTranslations } from 'next-intl/server';
import { facetClass, Gem } from '@/components/scenes/gem';
import { rows, type ProfileRow } from '@/components/scenes/profile-rows';
import { Icon } from '@/components/ui/icon';
import frame from './scene.module.css';
import styles from './profile-table.module.css';

const statusSign: Readonly<Record<ProfileRow['status'], ReactNode>> = {
  running: <i className={styles.running} />,
  ready: <i className={styles.ready} />,
  checking: <i className={styles.turning} />,
  locked: <Icon name="lock" size={13} />,
  scheduled: <Icon name="clock" size={13} />,
};

async function Row({ row }: { row: ProfileRow }) {
  const t = await getTranslations('scenes.profileList');
  const names = await getTranslations('scenes.profiles');
  const format = await getFormatter();
  const opened = format.relativeTime(-row.opened * 60_000, { now: 0, style: 'short' });
  return (
    <div className={`${styles.row} ${facetClass(row.facet)}`}>
      <Gem />
      <b className={`${styles.name} ${frame.line}`}>{names(row.name)}</b>
      <span className={styles.tag}>{t(row.tag)}</span>
      <span className={styles.proxy}>
        <b>{row.country}</b> {row.protocol}
      </span>
      <span className={styles.status}>
        {statusSign[row.status]}
        <span className={frame.line}>{t(row.status)}</span>
      </span>
      <span className={`${styles.opened} ${frame.small}`}>{opened}</span>
      <span className={`${styles.action} ${frame.button}`}>{t(row.status === 'running' ? 'stop' : 'open')}</span>
    </div>
  );
}

/** The table of profiles: in each row hue, name, tag, proxy and status, as many of them as there is room for. */
export async function ProfileTable() {
  const t = await getTranslations('scenes.profileList');
  return (
    <div className={styles.rows}>
      <div className={`${styles.head} ${frame.small}`}>
        <span>{t('name')}</span>
        <span>{t('tags')}</span>
        <span>{t('proxy')}</span>
        <span>{t('status')}</span>
        <span>{t('opened')}</span>
      </div>
      {rows.map((row) => (
        <Row key={row.name} row={row} />
      ))}
    </div>
  );
}
