import { getTranslations } from 'next-intl/server';
import { profileColorClass, ProfileIcon } from '@/components/mockups/profile-icon';
import { MockupFrame } from '@/components/mockups/mockup-frame';
import mockup from './mockup.module.css';
import styles from './logo-colors.module.css';

/** The six facets of the logo, crown before pavilion, and the profile with the hue of each. */
const facets = [
  { name: 'storeLisbon', profileColor: 1, path: 'M8.5 4H16l-6 9.5H1.5z' },
  { name: 'adsA', profileColor: 2, path: 'M16 4l6 9.5H10z' },
  { name: 'qaSaoPaulo', profileColor: 3, path: 'M16 4h7.5l7 9.5H22z' },
  { name: 'storeKrakow', profileColor: 4, path: 'M1.5 13.5H10L16 29z' },
  { name: 'adsB', profileColor: 5, path: 'M10 13.5h12L16 29z' },
  { name: 'support', profileColor: 6, path: 'M22 13.5h8.5L16 29z' },
] as const;

/** The logo, with each facet in the hue of a profile, and the profiles' names. */
export async function LogoColorsMockup() {
  const t = await getTranslations('mockups.profiles');
  const tUseCases = await getTranslations('use-cases');
  return (
    <MockupFrame alt={tUseCases('facets')}>
      <div className={styles.facets}>
        <svg viewBox="0 2.5 32 28">
          {facets.map(({ profileColor, path }) => (
            <path className={`${styles.facet} ${profileColorClass(profileColor)}`} d={path} key={profileColor} />
          ))}
        </svg>
        <div>
          {facets.map(({ name, profileColor }) => (
            <div className={styles.name} key={name}>
              <ProfileIcon profileColor={profileColor} />
              <b className={mockup.truncate}>{t(name)}</b>
            </div>
          ))}
        </div>
      </div>
    </MockupFrame>
  );
}
