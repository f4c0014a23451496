import type { ReactNode } from 'react';
import { BulletList } from '@/components/sections/bullet-list';
import { HeadingText } from '@/components/sections/heading-text';
import type { PageCopy } from '@/lib/content/page-copy';
import { langProps, plainText, textProps } from '@/lib/i18n/element-text';
import styles from './bento.module.css';

type BentoProps = {
  sections: PageCopy['sections'];
  /** Image, and index of the section it illustrates: that section takes one side, the others share the other side. */
  image?: ReactNode;
  imageIndex?: number;
};

/** Sections of a page as cells of one block, in order; one of them may have an image. */
export function Bento({ sections, image, imageIndex }: BentoProps) {
  // The section with an image has its own row if it is first, or if the others would not fill a side.
  const hasRow = imageIndex === 0 || (imageIndex !== undefined && imageIndex > 0 && sections.length > 3);
  return (
    <div className={hasRow ? `${styles.bento} ${styles.withLeadRow}` : styles.bento} data-dedupe="">
      {sections.map(({ heading, text, bullets }, i) => (
        <section
          className={[styles.cell, i === imageIndex && styles.withImage, bullets && styles.withList]
            .filter(Boolean)
            .join(' ')}
          key={plainText(heading)}
        >
          <h2 className={styles.heading} {...langProps(heading)}>
            <HeadingText text={heading} />
          </h2>
          <p className={styles.text} {...textProps(text)} />
          {bullets ? <BulletList items={bullets} /> : null}
          {i === imageIndex ? <div className={styles.image}>{image}</div> : null}
        </section>
      ))}
    </div>
  );
}
