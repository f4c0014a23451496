import type { ReactNode } from 'react';
import type { Messages } from '@/generated/messages';
import type { Flash } from '@/lib/workbench/forms/flash';
import { workbenchTranslator } from '@/lib/workbench/page-context';
import { linkLifetime } from '@/lib/api/workbench/one-time-link';
import { passwordLength } from '@/lib/workbench/auth/auth';
import styles from './form.module.css';

type WorkbenchMessages = Messages['workbench'];
type ErrorKey = keyof WorkbenchMessages['errors'];
type NoticeKey = keyof WorkbenchMessages['notices'];

/** The message of an error or of a success that a form left for this page. */
export async function FormNotice({ flash }: { flash: Flash | null }) {
  const t = await workbenchTranslator();
  if (flash?.error) {
    return (
      <p className={styles.error} role="alert">
        {t(`errors.${flash.error as ErrorKey}`, passwordLength)}
      </p>
    );
  }
  if (!flash?.notice) return null;
  return (
    <p className={styles.notice} role="status">
      {t(`notices.${flash.notice as NoticeKey}`, { email: flash.sentTo ?? '', hours: linkLifetime.reset })}
    </p>
  );
}

/** A form of the workbench: it is sent to the address of its page, and names its action. */
export function WorkbenchForm({
  page,
  action,
  children,
  isInline = false,
}: {
  /** The path below `/workbench`. */
  page: string;
  action: string;
  children: ReactNode;
  /** Only buttons, in a row with others. */
  isInline?: boolean;
}) {
  return (
    <form className={isInline ? styles.inline : styles.form} method="post" action={`/workbench/${page}`}>
      <input type="hidden" name="action" value={action} />
      {children}
    </form>
  );
}

type FieldProps = {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password' | 'date' | 'url';
  autoComplete?: string;
  inputMode?: 'numeric';
  defaultValue?: string | undefined;
  required?: boolean;
  hint?: string;
  minLength?: number;
  maxLength?: number;
  isInvalid?: boolean;
  /** Distinguishes fields of the same name on a page. */
  idPrefix?: string;
};

/** A field with its label and hint. */
export function Field({ name, label, hint, isInvalid, idPrefix = '', required = true, ...input }: FieldProps) {
  const id = `${idPrefix}${name}`;
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        required={required}
        aria-invalid={isInvalid || undefined}
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...input}
      />
      {hint && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </p>
  );
}

type SelectProps = {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  defaultValue?: string | undefined;
  idPrefix?: string;
  isLabelHidden?: boolean;
};

export function Select({ name, label, options, defaultValue, idPrefix = '', isLabelHidden = false }: SelectProps) {
  const id = `${idPrefix}${name}`;
  return (
    <p className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <select id={id} name={name} defaultValue={defaultValue}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </p>
  );
}

/** A text of several lines. */
export function TextArea({
  name,
  label,
  idPrefix = '',
  ...input
}: Pick<FieldProps, 'name' | 'label' | 'idPrefix' | 'defaultValue' | 'maxLength'>) {
  const id = `${idPrefix}${name}`;
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} name={name} rows={2} {...input} />
    </p>
  );
}

/** A check box with its label and hint. */
export function CheckBox({
  name,
  label,
  hint,
  isChecked,
}: {
  name: string;
  label: string;
  hint?: string;
  isChecked: boolean;
}) {
  return (
    <label className={styles.checkBox}>
      <input type="checkbox" name={name} defaultChecked={isChecked} />
      <span>
        {label}
        {hint && <span className={styles.hint}> {hint}</span>}
      </span>
    </label>
  );
}

export function Button({
  children,
  kind = 'secondary',
}: {
  children: ReactNode;
  kind?: 'primary' | 'secondary' | 'danger';
}) {
  return (
    <button type="submit" className={styles[kind]}>
      {children}
    </button>
  );
}
