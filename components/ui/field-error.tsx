import styles from './field-error.module.css';

/** What can be said of a field that was not filled in as it must be. */
export type FieldErrorMessages = { empty: string; mail: string; /** May hold {max} and {count}. */ long: string };

/**
 * The place beside a field where stands what is wrong with it; the field names it in `aria-describedby`. The words wait
 * in attributes, for whoever draws the refused form: the browser's script, or the server for browsers without one.
 */
export function FieldError({ id, words }: { id: string; words: FieldErrorMessages }) {
  return (
    <span
      className={styles.problem}
      id={id}
      hidden
      data-empty={words.empty}
      data-mail={words.mail}
      data-long={words.long}
    />
  );
}
