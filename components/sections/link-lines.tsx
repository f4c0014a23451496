import { Icon } from '@/components/ui/icon';
import styles from './link-lines.module.css';

/** Ways on, each a line to the end of which an arrow stands; beside each other where there is room for two. */
export function LinkLines({ links }: { links: readonly { label: string; href: string }[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>
            {label}
            <Icon name="arrow-right" size={18} />
          </a>
        </li>
      ))}
    </ul>
  );
}
