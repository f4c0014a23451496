import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './link-lines.module.css';

export type LinkLine = {
  label: string;
  href: string;
  /** The language of its words, where that is another than the reader's. */
  language?: string;
  /** Tells that language. */
  tag?: ReactNode;
};

/** Ways on, each a line to the end of which an arrow stands; beside each other where there is room for two. */
export function LinkLines({ links }: { links: readonly LinkLine[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, href, language, tag }) => (
        <li key={href}>
          <a href={href} lang={language}>
            {label} {tag}
            <Icon name="arrow-right" size={18} />
          </a>
        </li>
      ))}
    </ul>
  );
}
