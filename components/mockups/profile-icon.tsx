import type { ProfileColor } from '@/lib/config/profile-color';
import styles from './mockup.module.css';

/** Class that gives everything inside an element the hue of a profile. */
export const profileColorClass = (profileColor: ProfileColor) => styles[`profileColor${profileColor}`]!;

/** Gem icon of a profile; without a facet, it inherits the hue. */
export function ProfileIcon({ profileColor }: { profileColor?: ProfileColor }) {
  return (
    <i className={profileColor ? `${styles.profileIcon} ${profileColorClass(profileColor)}` : styles.profileIcon} />
  );
}
