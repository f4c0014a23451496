import type { ReactNode } from 'react';
import { HeadingText } from '@/components/sections/heading-text';
import styles from './media-text.module.css';

type MediaTextProps = { items: readonly { heading: string; text: string; image: ReactNode }[] };

/** Short sections, each below a small image; the image is beside the text if there is only one column. */
export function MediaText({ items }: MediaTextProps) {
  return (
    <div className={styles.items} data-dedupe="">
      {items.map(({ heading, text, image }) => (
        <section className={styles.item} key={heading}>
          {image}
          <div>
            <h2 className={styles.heading}>
              <HeadingText text={heading} />
            </h2>
            <p className={styles.text}>{text}</p>
          </div>
        </section>
      ))}
    </div>
  );
}
