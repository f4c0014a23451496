import { getTranslations } from 'next-intl/server';
import { ProfileIcon } from '@/components/mockups/profile-icon';
import { MockupFrame } from '@/components/mockups/mockup-frame';
import { Icon } from '@/components/ui/icon';
import { cast } from '@/lib/demo/profiles';
import mockup from './mockup.module.css';
import panel from './panel.module.css';
import styles from './operating-systems.module.css';

/** Operating systems have the same name in every language. */
const systems = {
  linux: ['brand-linux', 'Linux'],
  apple: ['brand-apple', 'macOS'],
  windows: ['brand-windows', 'Windows'],
} as const;
type System = keyof typeof systems;

/** Title of a window: the first operating system, or the visitor's own, selected by styles. */
function SystemNames({ ids }: { ids: readonly System[] }) {
  return ids.map((system) => {
    const [icon, name] = systems[system];
    return (
      <span className={styles.name} data-name={system} key={system}>
        <Icon name={icon} size={16} />
        {name}
      </span>
    );
  });
}

/**
 * The app on three operating systems, in stacked windows with the same profiles. The window of the visitor's system is
 * in front; a script in the head sets the data-visitor-platform attribute.
 * @param alt text alternative
 */
export async function OperatingSystemsMockup({ alt }: { alt: string }) {
  const t = await getTranslations('mockups');
  return (
    <MockupFrame alt={alt}>
      <div className={styles.systems}>
        {(['linux', 'apple'] as const).map((system) => (
          <div className={`${mockup.window} ${styles.behind}`} key={system}>
            <div className={mockup.bar}>
              <SystemNames ids={[system, 'windows']} />
            </div>
          </div>
        ))}
        <div className={`${mockup.window} ${styles.front}`}>
          <div className={mockup.bar}>
            <span className={mockup.grow}>
              <SystemNames ids={['windows', 'linux', 'apple']} />
            </span>
            <span className={`${mockup.button} ${mockup.solid}`}>
              <Icon name="plus" size={14} />
              {t('profileList.newProfile')}
            </span>
          </div>
          <div className={panel.rows}>
            {cast.map(({ name, color, proxy: { country, protocol }, status }) => (
              <div className={panel.row} key={name}>
                <ProfileIcon profileColor={color} />
                <b className={mockup.truncate}>{t(`profiles.${name}`)}</b>
                <span className={`${panel.detail} ${mockup.mono} ${mockup.muted}`}>
                  {country} · {protocol}
                </span>
                <span className={panel.value}>
                  <i className={status === 'running' ? mockup.dot : `${mockup.dot} ${styles.idle}`} />
                  {t(`profileList.${status === 'running' ? 'running' : 'ready'}`)}
                </span>
              </div>
            ))}
          </div>
        </div>
      </div>
    </MockupFrame>
  );
}
