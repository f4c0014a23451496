import { ProfileIcon } from '@/components/mockups/profile-icon';
import type { ProfileColor } from '@/lib/config/profile-color';
import styles from './support-reply.module.css';

const questionProfiles: readonly ProfileColor[] = [1, 2, 4];

/** A question about profiles and a person's reply. Decorative: the text next to it says the same. */
export function SupportReply() {
  return (
    <div className={styles.conversation} aria-hidden="true">
      <div className={styles.question}>
        <span className={styles.gems}>
          {questionProfiles.map((profileColor) => (
            <ProfileIcon profileColor={profileColor} key={profileColor} />
          ))}
        </span>
        <i className={styles.long} />
        <i className={styles.short} />
      </div>
      <svg className={styles.person} viewBox="0 0 40 40" width={40} height={40}>
        <circle cx="20" cy="15.5" r="6.5" />
        <path d="M7.5 35a12.5 11 0 0 1 25 0" />
      </svg>
      <div className={styles.answer}>
        <i className={styles.short} />
        <i className={styles.long} />
        <i className={styles.middle} />
      </div>
    </div>
  );
}
