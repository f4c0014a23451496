import { getTranslations } from 'next-intl/server';
import { ProfileIcon } from '@/components/mockups/profile-icon';
import { PermissionIcon, type Permission } from '@/components/mockups/permission-icon';
import { MockupFrame } from '@/components/mockups/mockup-frame';
import { teamLog } from '@/components/mockups/team-groups';
import { Icon } from '@/components/ui/icon';
import mockup from './mockup.module.css';
import styles from './team-permissions.module.css';

const roles = ['owner', 'admin', 'manager', 'member'] as const;

/** Permissions per role, in the order of the roles. */
const permissions = [
  { name: 'runProfiles', scopes: ['all', 'all', 'groups', 'groups'] },
  { name: 'editFingerprint', scopes: ['all', 'all', 'groups', 'none'] },
  { name: 'share', scopes: ['all', 'all', 'groups', 'none'] },
  { name: 'invite', scopes: ['all', 'all', 'none', 'none'] },
  { name: 'seeLog', scopes: ['all', 'all', 'groups', 'none'] },
  { name: 'plan', scopes: ['all', 'none', 'none', 'none'] },
] as const satisfies readonly { name: string; scopes: readonly Permission[] }[];

/** Roles and their permissions, and the action log. */
export async function TeamPermissionsMockup() {
  const t = await getTranslations('mockups.team');
  const names = await getTranslations('mockups.profiles');
  return (
    <MockupFrame alt={t('alt')}>
      <div className={mockup.window}>
        <div className={styles.permissionTable}>
          <div className={`${styles.row} ${styles.head}`}>
            <Icon name="users" size={16} />
            {roles.map((role) => (
              <b key={role}>{t(role)}</b>
            ))}
          </div>
          {permissions.map(({ name, scopes }) => (
            <div className={styles.row} key={name}>
              <span>{t(name)}</span>
              {scopes.map((scope, i) => (
                <span className={styles.cell} key={roles[i]}>
                  <PermissionIcon permission={scope} />
                </span>
              ))}
            </div>
          ))}
        </div>
        <div className={styles.legend}>
          <PermissionIcon permission="groups" />
          {t('ownGroups')}
        </div>
        <div className={styles.log}>
          <b>{t('log')}</b>
          {teamLog.map(({ time, member, action, profile, profileColor }) => (
            <div className={styles.entry} key={time}>
              <span className={`${styles.time} ${mockup.mono} ${mockup.muted}`}>{time}</span>
              <span className={styles.member}>{t(member)}</span>
              <span className={mockup.muted}>{t(action)}</span>
              <span className={styles.profile}>
                <ProfileIcon profileColor={profileColor} />
                <span className={mockup.truncate}>{names(profile)}</span>
              </span>
            </div>
          ))}
        </div>
      </div>
    </MockupFrame>
  );
}
