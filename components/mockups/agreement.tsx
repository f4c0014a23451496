import { getTranslations } from 'next-intl/server';
import { profileColorClass, ProfileIcon } from '@/components/mockups/profile-icon';
import type { ProfileColor } from '@/lib/config/profile-color';
import { MockupFrame } from '@/components/mockups/mockup-frame';
import { Icon } from '@/components/ui/icon';
import mockup from './mockup.module.css';
import styles from './agreement.module.css';

/** Number of placeholder lines per party; the page lists the actual terms below. */
const clauseCount = 4;

const signatures = [
  'M6 30C14 12 22 4 25 7c3 4-7 22-11 23-3 1 5-13 10-13 3 0-1 9 3 9 5 0 6-10 10-9 3 1-2 8 2 9 5 1 6-8 10-8s-1 8 3 8c6 0 8-9 13-9 4 0 3 6 8 6 8 0 14-5 30-13',
  'M8 12c8-6 17-7 16 0-1 8-10 20-15 18-4-2 8-14 14-14 5 0-2 11 3 11 6 0 8-18 14-22 4-2-5 24 0 23 5-2 7-12 11-11 3 1-2 9 3 9 7 0 11-12 20-15 6-2-2 13 4 12 8-1 12-6 22-8',
] as const;

type AgreementMockupProps = {
  /** Product name, shown as one of the two signatures. */
  brand: string;
  /** Title of the document. */
  title: string;
  /** Number of steps; all but the last are done. */
  steps: number;
  /** Headings of the two parties: the product's obligations, and the partner's. */
  brandObligations: string;
  partnerObligations: string;
};

/** The signed partner agreement: the obligations of each party, and the steps that lead to it. */
export async function AgreementMockup({
  brand,
  title,
  steps,
  brandObligations,
  partnerObligations,
}: AgreementMockupProps) {
  const t = await getTranslations('mockups');
  const parties = [
    { name: brand, profileColor: 1, heading: brandObligations },
    { name: t('partner.team'), profileColor: 5, heading: partnerObligations },
  ] as const satisfies readonly { name: string; profileColor: ProfileColor; heading: string }[];
  return (
    <MockupFrame alt={t('agreement.alt')}>
      <div className={mockup.window}>
        <div className={mockup.bar}>
          <Icon name="file-text" size={16} />
          <span className={`${mockup.grow} ${mockup.truncate}`}>{title}</span>
          <span className={styles.steps}>
            {Array.from({ length: steps }, (_, i) => (
              <i className={i < steps - 1 ? styles.done : undefined} key={i}>
                {i < steps - 1 ? <Icon name="check" size={12} /> : null}
              </i>
            ))}
          </span>
        </div>
        <div className={styles.sides}>
          {parties.map(({ name, profileColor, heading }, i) => (
            <div className={`${styles.side} ${profileColorClass(profileColor)}`} key={name}>
              <span className={styles.signatory}>
                <ProfileIcon />
                <b className={mockup.truncate}>{name}</b>
              </span>
              <b className={styles.heading}>{heading}</b>
              <div className={styles.clauses}>
                {Array.from({ length: clauseCount }, (_, line) => (
                  <i key={line} />
                ))}
              </div>
              <svg className={styles.signature} viewBox="0 0 116 36">
                <path d={signatures[i]} pathLength="1" />
              </svg>
              <span className={`${styles.signed} ${mockup.success}`}>
                <Icon name="check" size={13} />
                {t('agreement.signed')}
              </span>
            </div>
          ))}
        </div>
      </div>
    </MockupFrame>
  );
}
