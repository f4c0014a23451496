import type { ReactNode } from 'react';
import styles from './radio-group.module.css';

type ChoiceProps = {
  name: string;
  legend: string;
  options: readonly { value: string; label: ReactNode }[];
  /** The value chosen at first. */
  initial: string;
  /** For choices that a script reads; others are read by the page's styles. */
  onChange?: (value: string) => void;
};

/** One of a few: radio buttons that look like one control. They work without scripts. */
export function RadioGroup({ name, legend, options, initial, onChange }: ChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ value, label }) => (
          <label className={styles.option} key={value}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={value}
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
