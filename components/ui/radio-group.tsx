import type { ReactNode } from 'react';
import styles from './radio-group.module.css';

type RadioGroupProps = {
  name: string;
  legend: string;
  options: readonly { value: string; label: ReactNode }[];
  /** The initial value. */
  initial: string;
  /** For choices read by a script; others are read by the page's styles. */
  onChange?: (value: string) => void;
};

/** Segmented control made of radio buttons; works without scripts. */
export function RadioGroup({ name, legend, options, initial, onChange }: RadioGroupProps) {
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ value, label }, index) => (
          <label className={styles.option} key={value}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={value}
              data-index={index}
              defaultChecked={value === initial}
              onChange={onChange ? (event) => onChange(event.target.value) : undefined}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
