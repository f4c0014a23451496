import styles from './field-error.module.css';

/** Messages for an invalid field. */
export type FieldErrorMessages = { empty: string; mail: string; /** May contain {max} and {count}. */ long: string };

/**
 * Error element of a field, which references it in `aria-describedby`. Its messages are stored in attributes, for the
 * browser's script, or the server for browsers without scripts.
 */
export function FieldError({ id, messages }: { id: string; messages: FieldErrorMessages }) {
  return (
    <span
      className={styles.error}
      id={id}
      hidden
      data-empty={messages.empty}
      data-mail={messages.mail}
      data-long={messages.long}
    />
  );
}
