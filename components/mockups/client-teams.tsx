import { getTranslations } from 'next-intl/server';
import { profileColorClass, ProfileIcon } from '@/components/mockups/profile-icon';
import type { ProfileColor } from '@/lib/config/profile-color';
import { MockupFrame } from '@/components/mockups/mockup-frame';
import { Icon } from '@/components/ui/icon';
import mockup from './mockup.module.css';
import styles from './client-teams.module.css';

/** Clients: color, profiles, and the role and permissions of the person in charge. */
const clients = [
  { name: 'adsA', profileColor: 2, profiles: [2, 2, 2], role: 'manager', permissions: ['runProfiles', 'share'] },
  { name: 'adsB', profileColor: 5, profiles: [5, 5], role: 'member', permissions: ['runProfiles'] },
  { name: 'storeLisbon', profileColor: 1, profiles: [1, 1, 1, 1], role: 'member', permissions: ['runProfiles'] },
] as const satisfies readonly {
  profileColor: ProfileColor;
  profiles: readonly ProfileColor[];
  [key: string]: unknown;
}[];

const members = [
  { member: 'manager', profileColors: [2] },
  { member: 'member', profileColors: [5] },
  { member: 'secondMember', profileColors: [1] },
] as const;

/** Connectors from each person to their client. */
const connectors = ['M0 31h16q8 0 8-3V19q0-3 8-3h16', 'M0 58h16q8 0 8-3v-2q0-3 8-3h16', 'M0 86h48'] as const;

/** A partner's team and the clients it works for, each a group with its own hue. */
export async function ClientTeamsMockup() {
  const t = await getTranslations('mockups');
  return (
    <MockupFrame alt={t('partner.alt')}>
      <div className={styles.columns}>
        <div className={`${mockup.window} ${styles.team}`}>
          <div className={mockup.bar}>
            <Icon name="handshake" size={16} />
            <span className={mockup.truncate}>{t('partner.team')}</span>
          </div>
          {members.map(({ member, profileColors }) => (
            <div className={styles.person} key={member}>
              <span className={`${mockup.grow} ${mockup.truncate}`}>{t(`team.${member}`)}</span>
              {profileColors.map((profileColor) => (
                <i className={`${styles.clientDot} ${profileColorClass(profileColor)}`} key={profileColor} />
              ))}
            </div>
          ))}
        </div>
        <div className={styles.clients}>
          <svg className={styles.connectors} viewBox="0 0 48 100" preserveAspectRatio="none">
            {clients.map(({ name, profileColor }, i) => (
              <path className={profileColorClass(profileColor)} d={connectors[i]} key={name} />
            ))}
          </svg>
          {clients.map(({ name, profileColor, profiles, role, permissions }) => (
            <div className={`${mockup.window} ${styles.client} ${profileColorClass(profileColor)}`} key={name}>
              <b className={mockup.truncate}>{t(`profiles.${name}`)}</b>
              <span className={styles.profiles}>
                {profiles.map((hue, i) => (
                  <ProfileIcon profileColor={hue} key={i} />
                ))}
              </span>
              <span className={styles.permissions}>
                <b>{t(`team.${role}`)}</b>
                {permissions.map((permission) => (
                  <span key={permission}>
                    <Icon name="check" size={13} />
                    {t(`team.${permission}`)}
                  </span>
                ))}
              </span>
            </div>
          ))}
        </div>
      </div>
    </MockupFrame>
  );
}
