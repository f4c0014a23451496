import type { ReactNode } from 'react';
import { getFormatter, getTranslations } from 'next-intl/server';
import { facetClass, Gem } from '@/components/scenes/gem';
import { groups, rows, type ProfileRow } from '@/components/scenes/profile-rows';
import { SceneFrame } from '@/components/scenes/scene-frame';
import { Icon } from '@/components/ui/icon';
import { Mark } from '@/components/ui/logo';
import frame from './scene.module.css';
import styles from './profile-list.module.css';

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
        <span>{t(row.status)}</span>
      </span>
      <span className={`${styles.opened} ${frame.small}`}>{opened}</span>
      <span className={`${styles.action} ${frame.button}`}>{t(row.status === 'running' ? 'stop' : 'open')}</span>
    </div>
  );
}

/** The list of profiles, as the app shows it: groups beside it, and in each row hue, name, tag, proxy and status. */
export async function ProfileListScene() {
  const t = await getTranslations('scenes.profileList');
  return (
    <SceneFrame alt={t('alt')}>
      <div className={frame.window}>
        <div className={frame.bar}>
          <Mark size={20} />
          <span className={`${frame.field} ${styles.search}`}>
            <Icon name="search" size={14} />
            <span className={frame.line}>{t('search')}</span>
          </span>
          <span className={`${frame.button} ${frame.solid} ${styles.new}`}>
            <Icon name="plus" size={14} />
            {t('newProfile')}
          </span>
        </div>
        <div className={styles.body}>
          <div className={styles.side}>
            <span className={frame.small}>{t('groups')}</span>
            {groups.map(({ name, icon, count }) => (
              <span className={styles.group} key={name}>
                <Icon name={icon} size={15} />
                <span className={`${frame.grow} ${frame.line}`}>{t(name)}</span>
                {count}
              </span>
            ))}
          </div>
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
        </div>
      </div>
    </SceneFrame>
  );
}
