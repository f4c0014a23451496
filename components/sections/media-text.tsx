import type { ReactNode } from 'react';
import styles from './media-text.module.css';

type PicturedWordsProps = { items: readonly { heading: string; text: string; picture: ReactNode }[] };

/** Short sections, each below a small picture of what it says; beside it where there is room for one column. */
export function MediaText({ items }: PicturedWordsProps) {
  return (
    <div className={styles.items} data-dedupe="">
      {items.map(({ heading, text, picture }) => (
        <section className={styles.item} key={heading}>
          {picture}
          <div>
            <h2 className={styles.heading}>{heading}</h2>
            <p className={styles.text}>{text}</p>
          </div>
        </section>
      ))}
    </div>
  );
}
