import { getTranslations } from 'next-intl/server';
import { Gem } from '@/components/scenes/gem';
import { SceneFrame } from '@/components/scenes/scene-frame';
import { Icon } from '@/components/ui/icon';
import frame from './scene.module.css';
import styles from './move.module.css';

/** Who has had the profiles so far; one of them goes. */
const kept = [
  { name: 'adsA', facet: 2, hasGone: true },
  { name: 'adsB', facet: 5, hasGone: false },
  { name: 'support', facet: 6, hasGone: false },
] as const;

/** What comes with the profile. */
const parts = ['fingerprint.title', 'profileList.proxy', 'profileList.tags'] as const;

/** A profile goes from one person to another, with all that makes it the same one. */
export async function HandOverScene() {
  const t = await getTranslations('scenes');
  return (
    <SceneFrame alt={t('handOver.alt')}>
      <div className={styles.move}>
        <div className={`${frame.window} ${styles.old}`}>
          <div className={frame.bar}>
            <Icon name="users" size={16} />
            <span className={frame.line}>{t('team.manager')}</span>
          </div>
          {kept.map(({ name, facet, hasGone }) => (
            <div className={hasGone ? `${styles.row} ${styles.gone}` : styles.row} key={name}>
              {hasGone ? <i className={styles.plain} /> : <Gem facet={facet} />}
              <span className={frame.line}>{t(`profiles.${name}`)}</span>
            </div>
          ))}
        </div>
        <Icon name="arrow-right" size={22} />
        <div className={frame.window}>
          <div className={frame.bar}>
            <Icon name="handshake" size={16} />
            <span className={frame.line}>{t('team.member2')}</span>
          </div>
          <div className={styles.row}>
            <Gem facet={2} />
            <span className={`${frame.grow} ${frame.line}`}>{t('profiles.adsA')}</span>
          </div>
          {parts.map((part) => (
            <div className={`${styles.row} ${styles.due}`} key={part}>
              <Icon name="check" size={15} />
              <span className={frame.line}>{t(part)}</span>
            </div>
          ))}
        </div>
      </div>
    </SceneFrame>
  );
}
