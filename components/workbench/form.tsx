import type { ComponentProps, ReactNode } from 'react';
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
  id,
  className,
  hasFile = false,
}: {
  /** The path below `/workbench`. */
  page: string;
  action: string;
  children: ReactNode;
  /** Only buttons, in a row with others. */
  isInline?: boolean;
  /** By which buttons elsewhere on the page send it. */
  id?: string;
  className?: string | undefined;
  /** Whether it has a file. */
  hasFile?: boolean;
}) {
  return (
    <form
      id={id}
      className={className ?? (isInline ? styles.inline : styles.form)}
      method="post"
      action={`/workbench/${page}`}
      encType={hasFile ? 'multipart/form-data' : undefined}
    >
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
  placeholder?: string;
  /** The id of a list of suggestions. */
  list?: string;
  isInvalid?: boolean;
  /** Errors and warnings; their container is there even without any, so that scripts can fill it. */
  messages?: ReactNode;
  /** Distinguishes fields of the same name on a page. */
  idPrefix?: string;
  isLabelHidden?: boolean;
};

/** A field with its label and hint. */
export function Field({
  name,
  label,
  hint,
  isInvalid,
  messages,
  idPrefix = '',
  isLabelHidden = false,
  required = true,
  ...input
}: FieldProps) {
  const id = `${idPrefix}${name}`;
  const described = [hint && `${id}-hint`, messages !== undefined && `${id}-messages`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        required={required}
        aria-invalid={isInvalid || undefined}
        aria-describedby={described || undefined}
        {...input}
      />
      {hint && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {messages !== undefined && (
        <div id={`${id}-messages`} data-live aria-live="polite">
          {messages}
        </div>
      )}
    </div>
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
  rows = 2,
  ...input
}: Pick<FieldProps, 'name' | 'label' | 'idPrefix' | 'defaultValue' | 'maxLength'> & { rows?: number }) {
  const id = `${idPrefix}${name}`;
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} name={name} rows={rows} {...input} />
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

type ButtonProps = Pick<
  ComponentProps<'button'>,
  'children' | 'form' | 'formMethod' | 'formNoValidate' | 'name' | 'value'
> & {
  kind?: 'primary' | 'secondary' | 'danger';
};

export function Button({ children, kind = 'secondary', ...button }: ButtonProps) {
  return (
    <button type="submit" className={styles[kind]} {...button}>
      {children}
    </button>
  );
}
