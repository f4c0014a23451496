import { Icon } from '@/components/ui/icon';
import type { LocaleCode } from '@/lib/i18n/locales';
import { solutionLinks } from '@/lib/pages/navigation';
import { solutions, teamSizes } from '@/lib/urls/solutions';
import { getTranslatorWithFallback } from '@/lib/next-intl/translator-with-fallback';
import { langProps, plainText } from '@/lib/i18n/element-text';
import styles from './team-size-list.module.css';

/** Filled and outlined person icons per team size. */
const people: Readonly<Record<(typeof teamSizes)[number], readonly [number, number]>> = {
  few: [2, 1],
  several: [4, 1],
  many: [6, 0],
};

function People({ filled, outlined }: { filled: number; outlined: number }) {
  return (
    <svg className={styles.people} viewBox="0 0 132 24" aria-hidden="true">
      {Array.from({ length: filled + outlined }, (_, i) => (
        <g className={i < filled ? styles.filled : styles.outlined} transform={`translate(${i * 22})`} key={i}>
          <circle cx="9" cy="6.5" r="4.5" />
          <path d="M1.5 22.5v-2a6 6 0 0 1 6-6h3a6 6 0 0 1 6 6v2z" />
        </g>
      ))}
    </svg>
  );
}

/** Links to solutions, grouped by the team size of their examples. */
export async function TeamSizeList({ locale }: { locale: LocaleCode }) {
  const texts = await getTranslatorWithFallback('common.teamSizes');
  return (
    <div>
      {teamSizes.map((size) => (
        <div className={styles.teamSize} key={size}>
          <div>
            <h3 className={styles.heading} {...langProps(texts(size))}>
              {plainText(texts(size))}
            </h3>
            <People filled={people[size][0]} outlined={people[size][1]} />
          </div>
          <ul className={styles.links}>
            {solutionLinks(
              locale,
              solutions().flatMap(({ id, team }) => (team === size ? [id] : [])),
            ).map(({ label, href }) => (
              <li key={href}>
                <a href={href}>
                  {label}
                  <Icon name="arrow-right" size={18} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
