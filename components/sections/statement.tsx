import { HeadingText } from '@/components/sections/heading-text';
import { langProps, textProps, type ElementText } from '@/lib/i18n/element-text';
import styles from './statement.module.css';

type StatementProps = {
  heading: ElementText;
  text: ElementText;
  /** Dark background over the full width of the viewport, in both themes. */
  tone?: 'plain' | 'dark';
};

/** A heading with a large sentence next to it. */
export function Statement({ heading, text, tone = 'plain' }: StatementProps) {
  const dark = tone === 'dark' ? { className: styles.dark, 'data-full-bleed': '', 'data-theme': 'dark' } : undefined;
  return (
    <section className={styles.plain} {...dark} data-dedupe="">
      <div className={styles.statement}>
        <h2 {...langProps(heading)}>
          <HeadingText text={heading} />
        </h2>
        <p className={styles.text} {...textProps(text)} />
      </div>
    </section>
  );
}
