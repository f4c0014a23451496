import type { ReactNode } from 'react';
import { CtaButtons, type CtaButton } from '@/components/sections/cta-buttons';
import styles from './hero.module.css';

type HeroProps = {
  heading: string;
  lead: string;
  actions?: readonly CtaButton[];
  /** A remark under the actions, such as the systems there are downloads for. */
  note?: ReactNode;
  /** The scene that is the page's point: beside the words, or below them over the whole width. */
  scene?: ReactNode;
  layout?: 'beside' | 'below';
};

/** The top of a marketing page: heading, lead, actions and the scene that is its point; words alone fill the width too. */
export function Hero({ heading, lead, actions, note, scene, layout = 'beside' }: HeroProps) {
  return (
    <div className={`${styles.hero} ${styles[scene ? layout : 'below']}`} data-expose="hero" data-dedupe="">
      <div className={styles.words}>
        <h1 tabIndex={-1}>{heading}</h1>
        <div>
          <p className={styles.lead}>{lead}</p>
          {actions ? <CtaButtons actions={actions} /> : null}
          {note ? <div className={styles.note}>{note}</div> : null}
        </div>
      </div>
      {scene ? <div className={styles.scene}>{scene}</div> : null}
    </div>
  );
}
