import { getTranslations } from 'next-intl/server';
import { Gem } from '@/components/scenes/gem';
import { rows } from '@/components/scenes/profile-rows';
import { SceneFrame } from '@/components/scenes/scene-frame';
import { Icon } from '@/components/ui/icon';
import frame from './scene.module.css';
import styles from './bulk-list.module.css';

/** The profiles that are chosen, by their place. */
const chosen: ReadonlySet<number> = new Set([0, 1, 3, 5]);

const actions = [
  { name: 'tags', icon: 'tag' },
  { name: 'groups', icon: 'folder' },
  { name: 'proxy', icon: 'network' },
  { name: 'open', icon: 'play' },
] as const;

/** The list of profiles with some of them chosen, and the bar of what can be done to all of these at once. */
export async function BulkListScene() {
  const t = await getTranslations('scenes');
  return (
    <SceneFrame alt={t('bulk.alt')}>
      <div className={frame.window}>
        <div className={styles.bar}>
          <b className={styles.count}>{t('bulk.chosen', { count: chosen.size })}</b>
          {actions.map(({ name, icon }) => (
            <span className={styles.action} key={name}>
              <Icon name={icon} size={15} />
              <span className={frame.line}>{t(`profileList.${name}`)}</span>
            </span>
          ))}
        </div>
        <div>
          {rows.map(({ name, facet, tag, country, protocol, status }, i) => (
            <div className={chosen.has(i) ? `${styles.row} ${styles.chosen}` : styles.row} key={name}>
              <span className={styles.box}>{chosen.has(i) ? <Icon name="check" size={12} /> : null}</span>
              <Gem facet={facet} />
              <b>{t(`profiles.${name}`)}</b>
              <span className={`${styles.tag} ${frame.small}`}>{t(`profileList.${tag}`)}</span>
              <span className={`${styles.proxy} ${frame.mono} ${frame.soft}`}>
                {country} · {protocol}
              </span>
              <span className={`${frame.small} ${frame.line}`}>{t(`profileList.${status}`)}</span>
            </div>
          ))}
        </div>
      </div>
    </SceneFrame>
  );
}
