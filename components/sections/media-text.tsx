import type { ReactNode } from 'react';
import { HeadingText } from '@/components/sections/heading-text';
import { langProps, plainText, textProps, type ElementText } from '@/lib/i18n/element-text';
import styles from './media-text.module.css';

type MediaTextProps = { items: readonly { heading: ElementText; text: ElementText; image: ReactNode }[] };

/** Short sections, each below a small image; in a single column the image is next to the text. */
export function MediaText({ items }: MediaTextProps) {
  return (
    <div className={styles.items} data-dedupe="">
      {items.map(({ heading, text, image }) => (
        <section className={styles.item} key={plainText(heading)}>
          {image}
          <div>
            <h2 className={styles.heading} {...langProps(heading)}>
              <HeadingText text={heading} />
            </h2>
            <p className={styles.text} {...textProps(text)} />
          </div>
        </section>
      ))}
    </div>
  );
}
