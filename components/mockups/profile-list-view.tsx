import type { DOMAttributes, ReactNode } from 'react';
import { ProfileTable } from '@/components/mockups/profile-table';
import { ProfileWindow } from '@/components/mockups/profile-window';
import { Icon } from '@/components/ui/icon';
import { LogoMark } from '@/components/ui/logo';
import type { ProfileColor } from '@/lib/config/profile-color';
import { profileById, type DemoState } from '@/lib/demo/demo-state';
import type { DemoMessages } from '@/lib/demo/messages';
import { groups } from '@/lib/demo/profiles';
import { differingSignals } from '@/lib/demo/signals';
import mockup from './mockup.module.css';
import styles from './profile-list.module.css';

export type ProfileListViewProps = {
  state: DemoState;
  messages: DemoMessages;
  /** Text of the status line: the result of the last action. */
  status: string;
  /** The time that the windows show. */
  now: Date;
  /** Whether the demo's code is there. */
  isLive?: boolean;
  /** Hue that the page has. */
  accent?: ProfileColor | null;
  /** ID of the profile that has just been opened. */
  opening?: string | null;
  /** Styles of what is not there at first, which the demo's code brings. */
  styles?: Readonly<Record<string, string>>;
  /** Panel that covers the list. */
  panel?: ReactNode;
  /** Event handlers of the whole. */
  handlers?: DOMAttributes<HTMLDivElement>;
};

/** Buttons that list one group, or all profiles. */
function GroupFilter({ state, messages }: Pick<ProfileListViewProps, 'state' | 'messages'>) {
  return (
    <div className={`${styles.groups} with-scripts`}>
      {[null, ...groups].map((group) => (
        <button
          className={styles.group}
          type="button"
          key={group}
          data-action={group ? `filter ${group}` : 'filter'}
          aria-pressed={state.group === group}
        >
          {messages[group ?? 'all']}{' '}
          <span>{state.profiles.filter((profile) => group === null || profile.group === group).length}</span>
        </button>
      ))}
    </div>
  );
}

/** The profile list and the windows of opened profiles. Rendered on the server, then by the demo's code. */
export function ProfileListView({ handlers, panel, ...props }: ProfileListViewProps) {
  const { state, messages, status, now } = props;
  const windows = state.windows.map((id) => profileById(state, id));
  const [first, second] = windows;
  const differing = first && second ? differingSignals(first, second, now) : [];
  return (
    <div className={styles.desk} {...handlers}>
      <div className={`${mockup.window} ${styles.app}`}>
        <div className={mockup.bar}>
          <LogoMark size={20} />
          <label className={`${mockup.field} ${styles.search} with-scripts`}>
            <Icon name="search" size={14} />
            <input type="search" placeholder={messages.search} aria-label={messages.search} maxLength={40} />
          </label>
          <button
            className={`${mockup.button} ${mockup.solid} ${styles.newProfile} with-scripts`}
            type="button"
            data-action="new"
          >
            <Icon name="plus" size={14} />
            <span>{messages.newProfile}</span>
          </button>
        </div>
        <div className={styles.body}>
          <div className={styles.list} inert={panel !== undefined}>
            <GroupFilter state={state} messages={messages} />
            <ProfileTable {...props} />
          </div>
          {panel}
        </div>
        <div className={styles.footer}>
          <p role="status">{status}</p>
          <button className={`${mockup.button} ${mockup.brandColor} ${styles.reset}`} type="button" data-action="reset">
            <LogoMark size={14} />
            {messages.brandColor}
          </button>
        </div>
      </div>
      <div className={styles.windows}>
        {windows.map((profile, slot) =>
          profile ? (
            <ProfileWindow
              {...props}
              key={profile.id}
              profile={profile}
              differing={slot === state.front ? differing : []}
            />
          ) : (
            <p className={props.styles?.empty} key={slot}>
              {messages.emptySlot}
            </p>
          ),
        )}
      </div>
    </div>
  );
}
