import Link from 'next/link';
import type { NavLink } from '@/lib/navigation';
import styles from './header.module.css';

type Group = { title?: string; links: readonly NavLink[] };

/** One menu of the header: a button and the panel it opens; inside the mobile menu the panel is always open. */
export function NavPanel({ id, label, groups }: { id: string; label: string; groups: readonly Group[] }) {
  return (
    <div className={styles.panelRoot}>
      <button className={styles.panelButton} type="button" popoverTarget={id}>
        {label}
      </button>
      <p className={styles.panelTitle}>{label}</p>
      <div className={styles.panel} id={id} popover="auto">
        {groups.map(({ title, links }, i) => (
          <div key={i}>
            {title ? <p className={styles.groupTitle}>{title}</p> : null}
            <ul className={styles.groupLinks}>
              {links.map(({ label: name, href }) => (
                <li key={href}>
                  <Link href={href}>{name}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
