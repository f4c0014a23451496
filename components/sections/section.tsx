import type { ReactNode } from 'react';
import { HeadingText } from '@/components/sections/heading-text';
import { langProps, textProps, type ElementText } from '@/lib/i18n/element-text';
import styles from './section.module.css';

type SectionProps = {
  heading: ElementText;
  text?: ElementText | undefined;
  id?: string;
  /** Arrangement of text and content: stacked, side by side, or side by side in reverse order. */
  layout?: 'stacked' | 'split' | 'reversed';
  /** Background over the full width of the window. */
  tone?: 'plain' | 'sunken';
  children?: ReactNode;
};

/** A section of a marketing page: a heading, a short text, and content. */
export function Section({ heading, text, id, layout = 'stacked', tone = 'plain', children }: SectionProps) {
  return (
    <section
      className={tone === 'sunken' ? `${styles.section} ${styles.sunken}` : styles.section}
      id={id}
      data-dedupe=""
      data-full-bleed={tone === 'sunken' ? '' : undefined}
    >
      <div className={`${styles.inner} ${styles[layout]}`}>
        <div className={styles.header}>
          <h2 {...langProps(heading)}>
            <HeadingText text={heading} />
          </h2>
          {text ? <p className={styles.text} {...textProps(text)} /> : null}
        </div>
        {children ? <div className={styles.body}>{children}</div> : null}
      </div>
    </section>
  );
}

/** Two sections side by side in wide viewports. */
export function SectionPair({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
