import styles from './field-error.module.css';

/** Messages for an invalid field. */
export type FieldErrorMessages = {
  required: string;
  invalidEmail: string;
  /** May contain {max} and {count}. */
  tooLong: string;
};

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
      data-required={messages.required}
      data-invalid-email={messages.invalidEmail}
      data-too-long={messages.tooLong}
    />
  );
}
