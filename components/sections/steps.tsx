import { Section } from '@/components/sections/section';
import styles from './steps.module.css';

export type StepItems = readonly { title: string; text?: string }[];

type StepsProps = {
  heading: string;
  text?: string;
  items: StepItems;
  /** One below the other in every window, for a narrow place. */
  isList?: boolean;
};

/** An address of a proxy or of a page, with its scheme, up to a mark of the sentence. */
const address = /(\w+:\/\/[\w:@.%/?=&-]*[\w/])/;

/** Addresses in the code face; they may be broken behind a name and password. */
const withAddresses = (text: string) =>
  text.split(address).map((piece, i) => {
    if (i % 2 === 0) return piece;
    const at = piece.indexOf('@') + 1;
    return (
      <code key={piece}>
        {piece.slice(0, at)}
        {at > 0 ? <wbr /> : null}
        {piece.slice(at)}
      </code>
    );
  });

/** Steps one below the other; the numbers are the list's own. */
export function StepList({ items, className }: { items: StepItems; className?: string }) {
  return (
    <ol className={className ? `${styles.steps} ${className}` : styles.steps}>
      {items.map((step) => (
        <li className={styles.step} key={step.title}>
          <h3>{step.title}</h3>
          {step.text ? <p>{withAddresses(step.text)}</p> : null}
        </li>
      ))}
    </ol>
  );
}

/** What to do, in order, under a heading; beside each other where there is room. */
export function Steps({ heading, text, items, isList = false }: StepsProps) {
  return (
    <Section heading={heading} text={text}>
      <StepList items={items} className={isList ? undefined : styles.row} />
    </Section>
  );
}
