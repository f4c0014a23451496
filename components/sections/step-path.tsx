import { StepList, type StepItems } from '@/components/sections/steps';
import styles from './step-path.module.css';

/** The steps as a page's picture: a line from one to the next, each marked by its number. */
export function StepPath({ heading, text, items }: { heading: string; text?: string; items: StepItems }) {
  return (
    <section className={styles.path}>
      <h2>{heading}</h2>
      {text ? <p>{text}</p> : null}
      <StepList items={items} />
    </section>
  );
}
