import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './link-list.module.css';

export type LinkListItem = {
  label: string;
  href: string;
  /** Language of the label, if not the reader's. */
  language?: string;
  /** Badge that names that language. */
  tag?: ReactNode;
  /** Description, shown in wide viewports. */
  text?: string;
};

/** A list of links, each a row with an arrow at its end; in two columns if they fit. */
export function LinkList({ links }: { links: readonly LinkListItem[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, href, language, tag, text }) => (
        <li key={href}>
          <a href={href} lang={language}>
            <span>
              {label} {tag}
              {text ? <span className={styles.text}>{text}</span> : null}
            </span>
            <Icon name="arrow-right" size={18} />
          </a>
        </li>
      ))}
    </ul>
  );
}
