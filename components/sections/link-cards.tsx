import { Cover } from '@/components/sections/cover';
import type { PagePath } from '@/lib/i18n/paths';
import styles from './link-cards.module.css';

/** A link to a page; with its path, which tells its cover where it has one. */
export type LinkCard = { title: string; text: string; href: string; path?: PagePath };

/** Links to pages, each with the sentence that says what is there, and its cover. */
export function LinkCards({ heading, cards }: { heading?: string; cards: readonly LinkCard[] }) {
  const Title = heading ? 'h3' : 'h2';
  return (
    <section className={styles.cards}>
      {heading ? <h2>{heading}</h2> : null}
      <ul className={styles.list}>
        {cards.map(({ title, text, href, path }) => (
          <li className={styles.card} key={href} data-kept="">
            {path ? <Cover path={path} /> : null}
            <Title className={styles.title}>
              <a href={href}>{title}</a>
            </Title>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
