import type { ReactNode } from 'react';
import { Cover } from '@/components/sections/cover';
import { Icon } from '@/components/ui/icon';
import type { PagePath } from '@/lib/i18n/paths';
import styles from './link-cards.module.css';

/** A link to a page; with its path, which tells its cover where it has one. */
export type LinkCard = { title: string; text: string; href: string; path?: PagePath };

type LinkCardsProps = {
  heading?: string;
  cards: readonly LinkCard[];
  /** A picture under the heading; then the lines stand beside both. */
  scene?: ReactNode;
  isReversed?: boolean;
};

/** Links to pages as the lines of a directory, each with its cover and the sentence that says what is there. */
export function LinkCards({ heading, cards, scene, isReversed }: LinkCardsProps) {
  const Title = heading ? 'h3' : 'h2';
  const arrangement = isReversed ? `${styles.split} ${styles.reversed}` : styles.split;
  return (
    <section className={scene ? `${styles.cards} ${arrangement}` : styles.cards}>
      {heading ? (
        <div className={styles.head} data-kept="">
          <h2>{heading}</h2>
          {scene}
        </div>
      ) : null}
      <ul className={styles.list}>
        {cards.map(({ title, text, href, path }) => (
          <li className={styles.card} key={href} data-kept="">
            {path ? <Cover path={path} /> : null}
            <Title className={styles.title}>
              <a href={href}>{title}</a>
            </Title>
            <p className={styles.text}>{text}</p>
            <Icon name="arrow-right" size={18} />
          </li>
        ))}
      </ul>
    </section>
  );
}
