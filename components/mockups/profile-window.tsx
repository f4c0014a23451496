import { profileColorClass, ProfileIcon } from '@/components/mockups/profile-icon';
import type { ProfileListViewProps } from '@/components/mockups/profile-list-view';
import { Icon } from '@/components/ui/icon';
import type { Profile } from '@/lib/demo/profiles';
import { signalValues, type Signal } from '@/lib/demo/signals';
import mockup from './mockup.module.css';
import styles from './profile-window.module.css';

type ProfileWindowProps = Pick<
  ProfileListViewProps,
  'messages' | 'now' | 'isLive' | 'accent' | 'opening' | 'styles'
> & {
  profile: Profile;
  /** Values that differ from those in the other window. */
  differing: readonly Signal[];
};

/** A profile's browser window, in its hue, with what a website reads in it. */
export function ProfileWindow({
  profile,
  differing,
  messages,
  now,
  isLive,
  accent,
  opening,
  styles: live,
}: ProfileWindowProps) {
  const { id, name, color } = profile;
  const title = (
    <>
      <ProfileIcon />
      <span className={mockup.truncate}>{name}</span>
    </>
  );
  return (
    <div
      className={`${mockup.window} ${styles.window} ${opening === id ? live?.opening : ''} ${profileColorClass(color)}`}
      role="group"
      aria-label={name}
    >
      <div className={styles.title}>
        {isLive ? (
          <button className={styles.name} type="button" data-action={`show ${id}`} aria-pressed={accent === color}>
            {title}
          </button>
        ) : (
          <b className={styles.name}>{title}</b>
        )}
        <button
          className={`${styles.close} with-scripts`}
          type="button"
          data-action={`stop ${id}`}
          aria-label={messages.stop}
          aria-describedby={`name-${id}`}
        >
          <Icon name="x" size={14} />
        </button>
      </div>
      <div className={styles.page}>
        <div className={styles.cover}>
          <ProfileIcon />
        </div>
        <dl className={styles.signals}>
          {signalValues(profile, now).map(({ signal, value }) => (
            <div key={signal} data-differs={differing.includes(signal) ? '' : undefined}>
              <dt>{messages.signals[signal]}</dt>
              <dd className={mockup.truncate}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
