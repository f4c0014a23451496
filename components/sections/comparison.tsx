import { BulletList } from '@/components/sections/bullet-list';
import { HeadingText } from '@/components/sections/heading-text';
import { LogoMark } from '@/components/ui/logo';
import type { PageCopy } from '@/lib/content/page-copy';
import { langProps, plainText, textProps } from '@/lib/i18n/element-text';
import styles from './comparison.module.css';

type Side = PageCopy['sections'][number];

/** Two columns, stacked on a phone: when to choose our product, and when to stay with the other one. */
export function Comparison({ chooseUs, stayWithCompetitor }: { chooseUs: Side; stayWithCompetitor: Side }) {
  return (
    <div className={styles.comparison} data-dedupe="">
      {[chooseUs, stayWithCompetitor].map((side) => (
        <section
          className={side === chooseUs ? `${styles.column} ${styles.ownProduct}` : styles.column}
          key={plainText(side.heading)}
        >
          <h2 className={styles.label} {...langProps(side.heading)}>
            {side === chooseUs ? <LogoMark size={22} /> : null}
            {/* One flex item: phrases of a heading are elements. */}
            <span>
              <HeadingText text={side.heading} />
            </span>
          </h2>
          <p className={styles.text} {...textProps(side.text)} />
          <BulletList items={side.bullets ?? []} />
        </section>
      ))}
    </div>
  );
}
