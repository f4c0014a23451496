import button from '@/components/ui/button.module.css';
import { RadioGroup } from '@/components/ui/radio-group';
import field from '@/components/ui/field.module.css';
import { Example } from './example';
import { FieldErrorExample } from './field-error-example';
import { NumberFieldExample } from './number-field-example';
import styles from './gallery.module.css';

/** Each theme needs unique field ids and names. */
export type ExamplesProps = { theme: 'light' | 'dark' };

const kinds = ['primary', 'secondary', 'small'] as const;
const buttonStates: readonly { label: string; as?: 'hover' | 'focus'; disabled?: true }[] = [
  { label: 'default' },
  { label: 'hover', as: 'hover' },
  { label: 'focused', as: 'focus' },
  { label: 'disabled', disabled: true },
];
const periods = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'quarterly', label: 'Quarterly' },
  { value: 'yearly', label: 'Yearly' },
] as const;

export function Buttons() {
  return kinds.map((kind) => (
    <div key={kind}>
      <p className={styles.kind}>{kind}</p>
      <div className={styles.row}>
        {buttonStates.map(({ label, as, disabled }) => (
          <Example label={label} as={as} key={label}>
            <button className={button[kind]} type="button" disabled={disabled}>
              Download
            </button>
          </Example>
        ))}
      </div>
    </div>
  ));
}

export function Choices({ theme }: ExamplesProps) {
  return (
    <>
      <Example label="single choice">
        <RadioGroup name={`${theme}-period`} legend="Billing" options={periods} initial="monthly" />
      </Example>
      <Example label="focused" as="focus">
        <RadioGroup name={`${theme}-period-focused`} legend="Billing" options={periods} initial="quarterly" />
      </Example>
    </>
  );
}

export function Fields({ theme }: ExamplesProps) {
  const label = `Email, ${theme} theme`;
  return (
    <>
      <Example label="empty">
        <input className={field.input} type="email" aria-label={label} />
      </Example>
      <Example label="with a hint">
        <input className={field.input} type="email" aria-label={label} placeholder="ada@example.org" />
      </Example>
      <Example label="filled in">
        <input className={field.input} type="email" aria-label={label} defaultValue="ada@example.org" />
      </Example>
      <Example label="focused" as="focus">
        <input className={field.input} type="email" aria-label={label} defaultValue="ada@example.org" />
      </Example>
      <Example label="multiline">
        <textarea
          className={field.input}
          rows={3}
          aria-label={`Message, ${theme} theme`}
          placeholder="How many accounts?"
        />
      </Example>
    </>
  );
}

export function InvalidFields({ theme }: ExamplesProps) {
  return (
    <Example label="invalid">
      <FieldErrorExample id={`${theme}-error`} label={`Wrong email, ${theme} theme`} value="ada@example" />
    </Example>
  );
}

export function NumberFields({ theme }: ExamplesProps) {
  return (
    <>
      <Example label="a small range">
        <NumberFieldExample id={`${theme}-seats`} label="Seats" initial={2} />
      </Example>
      <Example label="focused" as="focus">
        <NumberFieldExample id={`${theme}-seats-focused`} label="Seats" initial={2} />
      </Example>
      <Example label="a wide range, with a slider">
        <NumberFieldExample
          id={`${theme}-profiles`}
          label="Profiles"
          initial={50}
          stops={[1, 10, 50, 100, 500, 2000]}
        />
      </Example>
    </>
  );
}
