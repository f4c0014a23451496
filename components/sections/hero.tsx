import type { ReactNode } from 'react';
import { CtaButtons, type CtaButton } from '@/components/sections/cta-buttons';
import { HeadingText } from '@/components/sections/heading-text';
import { langProps, textProps, type ElementText } from '@/lib/i18n/element-text';
import styles from './hero.module.css';

type HeroProps = {
  heading: ElementText;
  lead: ElementText;
  /** Form above the actions. */
  form?: ReactNode;
  actions?: readonly CtaButton[];
  /** Note below the actions, such as the operating systems with downloads. */
  note?: ReactNode;
  /** Main mockup: next to the text, or below it in full width. */
  mockup?: ReactNode;
  layout?: 'sideBySide' | 'below';
};

/** Top of a marketing page: heading, lead, actions and main mockup; without a mockup the text fills the width. */
export function Hero({ heading, lead, form, actions, note, mockup, layout = 'sideBySide' }: HeroProps) {
  return (
    <div className={`${styles.hero} ${styles[mockup ? layout : 'below']}`} data-expose="hero" data-dedupe="">
      <div className={styles.content}>
        <h1 tabIndex={-1} {...langProps(heading)}>
          <HeadingText text={heading} />
        </h1>
        <div>
          <p className={styles.lead} {...textProps(lead)} />
          {form}
          {actions ? <CtaButtons actions={actions} /> : null}
          {note ? <div className={styles.note}>{note}</div> : null}
        </div>
      </div>
      {mockup ? <div className={styles.mockup}>{mockup}</div> : null}
    </div>
  );
}
