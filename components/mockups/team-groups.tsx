import { getTranslations } from 'next-intl/server';
import { ProfileIcon } from '@/components/mockups/profile-icon';
import type { ProfileColor } from '@/lib/config/profile-color';
import { MockupFrame } from '@/components/mockups/mockup-frame';
import { Icon } from '@/components/ui/icon';
import mockup from './mockup.module.css';
import styles from './team-groups.module.css';

/** Groups of profiles, identified by the hues of their profiles. */
const groups = { all: [1, 4, 2, 5, 3, 6], shops: [1, 4], clients: [2, 5] } as const satisfies Record<
  string,
  ProfileColor[]
>;

/** People, the groups they have access to, and the profile each has open. */
const people = [
  { member: 'owner', accessibleGroups: ['all'] },
  { member: 'admin', accessibleGroups: ['all'], open: { profile: 'storeKrakow', profileColor: 4 } },
  { member: 'manager', accessibleGroups: ['shops', 'clients'] },
  { member: 'secondMember', accessibleGroups: ['clients'], open: { profile: 'adsA', profileColor: 2 } },
] as const;

/** Latest entries of a team's action log; people, actions and profiles are message keys. */
export const teamLog = [
  { time: '14:02', member: 'secondMember', action: 'started', profile: 'adsA', profileColor: 2 },
  { time: '13:47', member: 'admin', action: 'changedProxy', profile: 'storeKrakow', profileColor: 4 },
  { time: '11:20', member: 'manager', action: 'shared', profile: 'adsB', profileColor: 5 },
] as const;

/** A team: people with their groups and open profiles, and the action log. */
export async function TeamGroupsMockup() {
  const t = await getTranslations('mockups');
  return (
    <MockupFrame alt={t('teamGroups.alt')}>
      <div className={mockup.window}>
        <div className={styles.people}>
          <div className={`${styles.head} ${mockup.small}`}>
            <Icon name="users" size={16} />
            <span>{t('profileList.groups')}</span>
            <span className={styles.openHeading}>{t('profileList.running')}</span>
          </div>
          {people.map(({ member, accessibleGroups, ...person }) => (
            <div className={styles.person} key={member}>
              <b>{t(`team.${member}`)}</b>
              <span className={styles.groups}>
                {accessibleGroups.map((group) => (
                  <span className={styles.group} key={group}>
                    {groups[group].map((profileColor) => (
                      <ProfileIcon profileColor={profileColor} key={profileColor} />
                    ))}
                    {t(`profileList.${group}`)}
                  </span>
                ))}
              </span>
              <span className={styles.openProfiles}>
                {'open' in person ? (
                  <>
                    <i className={mockup.dot} />
                    <span className={mockup.truncate}>{t(`profiles.${person.open.profile}`)}</span>
                  </>
                ) : (
                  <i className={styles.noProfiles} />
                )}
              </span>
            </div>
          ))}
        </div>
        <div className={styles.log}>
          <b>{t('team.log')}</b>
          {teamLog.map(({ time, member, action, profile, profileColor }) => (
            <div className={styles.entry} key={time}>
              <span className={`${mockup.mono} ${mockup.muted}`}>{time}</span>
              <span className={styles.action}>
                <b>{t(`team.${member}`)}</b>
                <span className={mockup.muted}>{t(`team.${action}`)}</span>
              </span>
              <ProfileIcon profileColor={profileColor} />
              <span className={`${styles.name} ${mockup.truncate}`}>{t(`profiles.${profile}`)}</span>
            </div>
          ))}
        </div>
      </div>
    </MockupFrame>
  );
}
