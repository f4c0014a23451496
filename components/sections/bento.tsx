import type { ReactNode } from 'react';
import { BulletList } from '@/components/sections/bullet-list';
import type { PageCopy } from '@/lib/content/page-copy';
import styles from './bento.module.css';

type BentoProps = {
  sections: PageCopy['sections'];
  /** What one of the sections shows, and which: it takes a whole side, and the others share the other side. */
  picture?: ReactNode;
  pictured?: number;
};

/** Sections of a page as cells of one block, in the order of the page; one of them may have a picture. */
export function Bento({ sections, picture, pictured }: BentoProps) {
  // A picture with its words takes a row of its own where it is the first, or where the others would not fill its side.
  const hasRow = pictured === 0 || (pictured !== undefined && pictured > 0 && sections.length > 3);
  return (
    <div className={hasRow ? `${styles.bento} ${styles.led}` : styles.bento} data-dedupe="">
      {sections.map(({ heading, text, points }, i) => (
        <section
          className={[styles.cell, i === pictured && styles.pictured, points && styles.listed]
            .filter(Boolean)
            .join(' ')}
          key={heading}
        >
          <h2 className={styles.heading}>{heading}</h2>
          <p className={styles.text}>{text}</p>
          {points ? <BulletList points={points} /> : null}
          {i === pictured ? <div className={styles.picture}>{picture}</div> : null}
        </section>
      ))}
    </div>
  );
}
