import { HeadingText } from '@/components/sections/heading-text';
import { langProps, textProps, type ElementText } from '@/lib/i18n/element-text';
import styles from './page-header.module.css';

/** Heading and lead of a page. The heading receives the focus after a navigation. */
export function PageHeader({ heading, lead }: { heading: ElementText; lead: ElementText }) {
  return (
    <div className={styles.head}>
      <h1 tabIndex={-1} {...langProps(heading)}>
        <HeadingText text={heading} />
      </h1>
      <p className={styles.lead} {...textProps(lead)} />
    </div>
  );
}
