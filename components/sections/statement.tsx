import styles from './statement.module.css';

/** Something that must be said plainly: a heading and a large sentence, by themselves. */
export function Statement({ heading, text }: { heading: string; text: string }) {
  return (
    <section className={styles.statement}>
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.text}>{text}</p>
    </section>
  );
}
