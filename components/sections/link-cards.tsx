import styles from './link-cards.module.css';

export type LinkCard = { title: string; text: string; href: string };

/** Links to pages, each with the sentence that says what is there. */
export function LinkCards({ heading, cards }: { heading?: string; cards: readonly LinkCard[] }) {
  const Title = heading ? 'h3' : 'h2';
  return (
    <section className={styles.cards}>
      {heading ? <h2>{heading}</h2> : null}
      <ul className={styles.list}>
        {cards.map(({ title, text, href }) => (
          <li className={styles.card} key={href}>
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
