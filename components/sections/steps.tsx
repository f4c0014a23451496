import { Section } from '@/components/sections/section';
import styles from './steps.module.css';

type StepsProps = {
  heading: string;
  text?: string;
  items: readonly { title: string; text?: string }[];
  /** One below the other in every window, for a narrow place. */
  isList?: boolean;
};

/** What to do, in order; the numbers are the list's own. */
export function Steps({ heading, text, items, isList = false }: StepsProps) {
  return (
    <Section heading={heading} text={text}>
      <ol className={isList ? styles.steps : `${styles.steps} ${styles.row}`}>
        {items.map((step) => (
          <li className={styles.step} key={step.title}>
            <h3>{step.title}</h3>
            {step.text ? <p>{step.text}</p> : null}
          </li>
        ))}
      </ol>
    </Section>
  );
}
