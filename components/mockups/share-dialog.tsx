import { getTranslations } from 'next-intl/server';
import { ProfileIcon } from '@/components/mockups/profile-icon';
import { MockupFrame } from '@/components/mockups/mockup-frame';
import { Icon } from '@/components/ui/icon';
import mockup from './mockup.module.css';
import styles from './share-dialog.module.css';

/** People the profile is shared with, and their permissions by role. */
const people = [
  { member: 'manager', permissions: ['runProfiles', 'editFingerprint'] },
  { member: 'secondMember', permissions: ['runProfiles'] },
] as const;

/** The dialog for sharing a profile: which profile, with whom, and with which permissions. */
export async function ShareDialogMockup() {
  const t = await getTranslations('mockups');
  return (
    <MockupFrame alt={t('shareDialog.alt')}>
      <div className={mockup.window}>
        <div className={mockup.bar}>
          <Icon name="users" size={16} />
          <span className={`${mockup.grow} ${mockup.truncate}`}>{t('team.share')}</span>
          <Icon name="x" size={16} />
        </div>
        <div className={styles.profile}>
          <ProfileIcon profileColor={2} />
          <b className={mockup.grow}>{t('profiles.adsA')}</b>
          <span className={`${mockup.mono} ${mockup.muted}`}>DE · HTTP</span>
        </div>
        {people.map(({ member, permissions }) => (
          <div className={styles.person} key={member}>
            <span className={styles.avatar}>
              <Icon name="users" size={14} />
            </span>
            <b className={mockup.truncate}>{t(`team.${member}`)}</b>
            <span className={styles.permissions}>
              {permissions.map((permission) => (
                <span className={styles.permission} key={permission}>
                  <Icon name="check" size={13} />
                  {t(`team.${permission}`)}
                </span>
              ))}
            </span>
          </div>
        ))}
        <div className={styles.footer}>
          <Icon name="lock" size={14} />
          <span className={`${styles.lock} ${mockup.grow} ${mockup.small}`}>{t('shareDialog.lock')}</span>
          <span className={`${mockup.button} ${mockup.solid}`}>{t('shareDialog.action')}</span>
        </div>
      </div>
    </MockupFrame>
  );
}
