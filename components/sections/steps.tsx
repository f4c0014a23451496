import { Section } from '@/components/sections/section';
import type { PageCopy } from '@/lib/content/page-copy';
import styles from './steps.module.css';

/** What to do, in order; the numbers are the list's own. */
export function Steps({ heading, text, items }: NonNullable<PageCopy['steps']>) {
  return (
    <Section heading={heading} text={text}>
      <ol className={styles.steps}>
        {items.map((step) => (
          <li className={styles.step} key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
