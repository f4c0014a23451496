import { HeadingText } from '@/components/sections/heading-text';
import styles from './statement.module.css';

type StatementProps = {
  heading: string;
  text: string;
  /** Dark background over the full width of the window, in both themes. */
  tone?: 'plain' | 'dark';
};

/** A statement: a heading, and beside it a large sentence. */
export function Statement({ heading, text, tone = 'plain' }: StatementProps) {
  const dark = tone === 'dark' ? { className: styles.dark, 'data-full-bleed': '', 'data-theme': 'dark' } : undefined;
  return (
    <section className={styles.plain} {...dark} data-dedupe="">
      <div className={styles.statement}>
        <h2>
          <HeadingText text={heading} />
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
    </section>
  );
}
