import styles from './field-error.module.css';

/** What can be said of a field that was not filled in as it must be. */
export type FieldErrorMessages = { empty: string; mail: string; /** May hold {max} and {count}. */ long: string };

/**
 * Error element of a field, which references it in `aria-describedby`. Its messages are stored in attributes, for the
 * browser's script, or the server for browsers without scripts.
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
