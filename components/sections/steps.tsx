import { HeadingText } from '@/components/sections/heading-text';
import { Section } from '@/components/sections/section';
import { langProps, plainText, type ElementText } from '@/lib/i18n/element-text';
import styles from './steps.module.css';

export type StepItems = readonly { title: ElementText; text?: ElementText }[];

type StepsProps = {
  heading: ElementText;
  text?: ElementText | undefined;
  items: StepItems;
  /** Stacked in every viewport, for a narrow container. */
  isStacked?: boolean;
};

/** URL of a proxy or a page, up to a punctuation mark. */
const urlPattern = /(\w+:\/\/[\w:@.%/?=&-]*[\w/])/;

/** Sets URLs in the code font; they can wrap after a user name and password. */
const formatUrls = (text: string) =>
  text.split(urlPattern).map((segment, i) => {
    if (i % 2 === 0) return segment;
    const hostStart = segment.indexOf('@') + 1;
    return (
      <code key={segment}>
        {segment.slice(0, hostStart)}
        {hostStart > 0 ? <wbr /> : null}
        {segment.slice(hostStart)}
      </code>
    );
  });

/** Stacked steps, numbered by the list. */
export function StepList({ items, className }: { items: StepItems; className?: string }) {
  return (
    <ol className={className ? `${styles.steps} ${className}` : styles.steps}>
      {items.map((step) => (
        <li className={styles.step} key={plainText(step.title)}>
          <h3 {...langProps(step.title)}>
            <HeadingText text={step.title} />
          </h3>
          {step.text ? <p {...langProps(step.text)}>{formatUrls(plainText(step.text))}</p> : null}
        </li>
      ))}
    </ol>
  );
}

/** Ordered steps under a heading; side by side in wide viewports. */
export function Steps({ heading, text, items, isStacked = false }: StepsProps) {
  return (
    <Section heading={heading} text={text}>
      <StepList items={items} className={isStacked ? undefined : styles.row} />
    </Section>
  );
}
