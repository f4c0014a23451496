import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './link-list.module.css';

export type LinkListItem = {
  label: string;
  href: string;
  /** The language of its words, where that is another than the reader's. */
  language?: string;
  /** Tells that language. */
  tag?: ReactNode;
  /** What it is about, for windows that have room for it. */
  text?: string;
};

/** Ways on, each a line to the end of which an arrow stands; beside each other where there is room for two. */
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
