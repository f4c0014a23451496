import { HeadingText } from '@/components/sections/heading-text';
import { Section } from '@/components/sections/section';
import styles from './steps.module.css';

export type StepItems = readonly { title: string; text?: string }[];

type StepsProps = {
  heading: string;
  text?: string;
  items: StepItems;
  /** Stacked in every window, for a narrow container. */
  isList?: boolean;
};

/** URL of a proxy or a page, up to a punctuation mark. */
const address = /(\w+:\/\/[\w:@.%/?=&-]*[\w/])/;

/** Sets URLs in the code font; they can wrap after a user name and password. */
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

/** Stacked steps, numbered by the list. */
export function StepList({ items, className }: { items: StepItems; className?: string }) {
  return (
    <ol className={className ? `${styles.steps} ${className}` : styles.steps}>
      {items.map((step) => (
        <li className={styles.step} key={step.title}>
          <h3>
            <HeadingText text={step.title} />
          </h3>
          {step.text ? <p>{withAddresses(step.text)}</p> : null}
        </li>
      ))}
    </ol>
  );
}

/** Ordered steps under a heading; side by side in wide windows. */
export function Steps({ heading, text, items, isList = false }: StepsProps) {
  return (
    <Section heading={heading} text={text}>
      <StepList items={items} className={isList ? undefined : styles.row} />
    </Section>
  );
}
