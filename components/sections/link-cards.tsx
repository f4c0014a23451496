import type { ReactNode } from 'react';
import { Cover } from '@/components/sections/cover';
import { HeadingText } from '@/components/sections/heading-text';
import { Icon } from '@/components/ui/icon';
import { langProps, type ElementText } from '@/lib/i18n/element-text';
import type { PagePath } from '@/lib/i18n/locale-paths';
import styles from './link-cards.module.css';

export type LinkCard = {
  title: string;
  text: string;
  href: string;
  /** Path of the page, which determines its cover, if any. */
  path?: PagePath;
  /** Replaces the cover. */
  image?: ReactNode;
  /** Language of the text, if not the reader's. */
  language?: string;
};

type LinkCardsProps = {
  heading?: ElementText | undefined;
  cards: readonly LinkCard[];
  /** In wide viewports the first card is large, and the others are in pairs below it. For an odd number of pages. */
  isGallery?: boolean;
  /** Puts the image of the large card on the other side. */
  isReversed?: boolean;
};

/** Links to pages as a list of rows, each with its cover and a description. */
export function LinkCards({ heading, cards, isGallery, isReversed }: LinkCardsProps) {
  const Title = heading ? 'h3' : 'h2';
  return (
    <section className={styles.cards}>
      {heading ? (
        <h2 data-dedupe="" {...langProps(heading)}>
          <HeadingText text={heading} />
        </h2>
      ) : null}
      <ul
        className={[styles.list, isGallery && styles.gallery, isReversed && styles.reversed].filter(Boolean).join(' ')}
      >
        {cards.map(({ title, text, href, path, image, language }) => (
          <li className={styles.card} key={href} data-dedupe="">
            {image ?? (path ? <Cover path={path} /> : null)}
            <Title className={styles.title}>
              <a href={href} lang={language}>
                <HeadingText text={title} />
              </a>
            </Title>
            <p className={styles.text} lang={language}>
              {text}
            </p>
            <Icon name="arrow-right" size={18} />
          </li>
        ))}
      </ul>
    </section>
  );
}
