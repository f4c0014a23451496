import type { ReactNode } from 'react';
import { profileColorClass, ProfileIcon } from '@/components/mockups/profile-icon';
import type { ProfileListViewProps } from '@/components/mockups/profile-list-view';
import { Icon } from '@/components/ui/icon';
import { listedProfiles } from '@/lib/demo/demo-state';
import type { Profile } from '@/lib/demo/profiles';
import mockup from './mockup.module.css';
import styles from './profile-table.module.css';

const statusIcons: Readonly<Record<Profile['status'], ReactNode>> = {
  running: <i className={styles.running} />,
  ready: <i className={styles.ready} />,
  checking: <i className={styles.checking} />,
  locked: <Icon name="lock" size={13} />,
  scheduled: <Icon name="clock" size={13} />,
};

type RowProps = Pick<ProfileListViewProps, 'messages' | 'isLive' | 'accent' | 'styles'> & { profile: Profile };

/** A profile: its name, which shows the window of a running one, tag, proxy and status, and a button. */
function Row({ profile, messages, isLive, accent, styles: live }: RowProps) {
  const { id, name, color, tag, proxy, status } = profile;
  const isRunning = status === 'running';
  const isLocked = status === 'locked';
  const action = isRunning ? 'stop' : 'open';
  const isFront = isRunning && accent === color;
  return (
    <li className={`${styles.row} ${isFront ? live?.front : ''} ${profileColorClass(color)}`}>
      <ProfileIcon />
      {isLive && isRunning ? (
        <button
          className={`${styles.name} ${mockup.truncate}`}
          id={`name-${id}`}
          type="button"
          data-action={`show ${id}`}
          aria-pressed={isFront}
        >
          {name}
        </button>
      ) : (
        <b className={`${styles.name} ${mockup.truncate}`} id={`name-${id}`}>
          {name}
        </b>
      )}
      <span className={styles.tag}>{messages[tag]}</span>
      <span className={styles.proxy}>
        <b>{proxy.country}</b> <span>{proxy.protocol}</span>
      </span>
      <span className={styles.status} id={isLocked ? `status-${id}` : undefined}>
        {statusIcons[status]}
        <span className={mockup.truncate}>{messages[status]}</span>
      </span>
      <button
        className={`${styles.action} ${mockup.button} with-scripts`}
        id={`action-${id}`}
        type="button"
        data-action={`${action} ${id}`}
        aria-labelledby={`action-${id} name-${id}`}
        aria-disabled={isLocked || undefined}
        aria-describedby={isLocked ? `status-${id}` : undefined}
      >
        {messages[action]}
      </button>
    </li>
  );
}

/** The listed profiles, with as many columns as fit. */
export function ProfileTable({ state, messages, ...props }: ProfileListViewProps) {
  const profiles = listedProfiles(state, messages);
  if (profiles.length === 0) return <p className={props.styles?.none}>{messages.noMatch}</p>;
  return (
    <ul className={styles.rows}>
      {profiles.map((profile) => (
        <Row {...props} key={profile.id} profile={profile} messages={messages} />
      ))}
    </ul>
  );
}
