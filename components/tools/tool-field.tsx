import type { InputHTMLAttributes, ReactNode } from 'react';
import field from '@/components/ui/field.module.css';
import styles from './tool-form.module.css';

type CommonProps = { name: string; label: string; hint?: string | undefined };

const idOf = (name: string) => `tool-${name}`;
const hintIdOf = (name: string) => `tool-${name}-hint`;

function Labeled({ name, label, hint, children }: CommonProps & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={idOf(name)}>{label}</label>
      {children}
      {hint ? (
        <span className={styles.hint} id={hintIdOf(name)}>
          {hint}
        </span>
      ) : null}
    </div>
  );
}

const describedBy = ({ name, hint }: CommonProps) => (hint ? hintIdOf(name) : undefined);

type InputProps = CommonProps & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'list' | 'placeholder' | 'accept'>;

/** A labeled input of a tool. */
export function ToolInput({ name, label, hint, type = 'text', ...attributes }: InputProps) {
  return (
    <Labeled name={name} label={label} hint={hint}>
      <input
        className={type === 'file' ? undefined : field.input}
        id={idOf(name)}
        name={name}
        type={type}
        autoComplete={type === 'file' ? undefined : 'off'}
        spellCheck={false}
        aria-describedby={describedBy({ name, label, hint })}
        {...attributes}
      />
    </Labeled>
  );
}

/** A labeled checkbox of a tool. */
export function ToolCheckbox({ name, label, hint }: CommonProps) {
  return (
    <div className={styles.checkbox}>
      <input id={idOf(name)} name={name} type="checkbox" aria-describedby={describedBy({ name, label, hint })} />
      <label htmlFor={idOf(name)}>{label}</label>
      {hint ? (
        <span className={styles.hint} id={hintIdOf(name)}>
          {hint}
        </span>
      ) : null}
    </div>
  );
}

/** A labeled text area of a tool. */
export function ToolTextArea({ name, label, hint, placeholder }: CommonProps & { placeholder?: string }) {
  return (
    <Labeled name={name} label={label} hint={hint}>
      <textarea
        className={field.input}
        id={idOf(name)}
        name={name}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        aria-describedby={describedBy({ name, label, hint })}
      />
    </Labeled>
  );
}

type SelectProps = CommonProps & { options: readonly { value: string; label: string }[] };

/** A labeled select of a tool. */
export function ToolSelect({ name, label, hint, options }: SelectProps) {
  return (
    <Labeled name={name} label={label} hint={hint}>
      <select
        className={field.input}
        id={idOf(name)}
        name={name}
        autoComplete="off"
        aria-describedby={describedBy({ name, label, hint })}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Labeled>
  );
}
