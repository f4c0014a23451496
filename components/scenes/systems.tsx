import { getTranslations } from 'next-intl/server';
import { Gem } from '@/components/scenes/gem';
import { rows } from '@/components/scenes/profile-rows';
import { SceneFrame } from '@/components/scenes/scene-frame';
import { Icon } from '@/components/ui/icon';
import frame from './scene.module.css';
import panel from './panel.module.css';
import styles from './systems.module.css';

/** The windows behind the first one; systems have one name in every language. */
const behind = [
  ['brand-linux', 'Linux'],
  ['brand-apple', 'macOS'],
] as const;

/** The app on three systems, one window behind the other, with the same profiles. @param alt says so to those who hear it */
export async function SystemsScene({ alt }: { alt: string }) {
  const t = await getTranslations('scenes');
  return (
    <SceneFrame alt={alt}>
      <div className={styles.systems}>
        {behind.map(([icon, name]) => (
          <div className={`${frame.window} ${styles.behind}`} key={name}>
            <div className={frame.bar}>
              <Icon name={icon} size={16} />
              {name}
            </div>
          </div>
        ))}
        <div className={frame.window}>
          <div className={frame.bar}>
            <Icon name="brand-windows" size={16} />
            <span className={frame.grow}>Windows</span>
            <span className={`${frame.button} ${frame.solid}`}>
              <Icon name="plus" size={14} />
              {t('profileList.newProfile')}
            </span>
          </div>
          <div className={panel.rows}>
            {rows.map(({ name, facet, country, protocol, status }) => (
              <div className={panel.row} key={name}>
                <Gem facet={facet} />
                <b className={frame.line}>{t(`profiles.${name}`)}</b>
                <span className={`${panel.detail} ${frame.mono} ${frame.soft}`}>
                  {country} · {protocol}
                </span>
                <span className={panel.value}>
                  {status === 'running' ? <i className={frame.dot} /> : null}
                  {t(`profileList.${status === 'running' ? 'running' : 'ready'}`)}
                </span>
              </div>
            ))}
          </div>
        </div>
      </div>
    </SceneFrame>
  );
}
