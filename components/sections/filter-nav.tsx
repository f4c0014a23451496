import styles from './filter-nav.module.css';

export type FilterLink = {
  label: string;
  href: string;
  current: boolean;
  /** Number of entries in the list. */
  count?: number | undefined;
};

type FilterNavProps = {
  label: string;
  links: readonly FilterLink[];
  /** Whether the labels are numbers. */
  areNumbers?: boolean;
};

/** A row of links between lists: categories, tags, pages. */
export function FilterNav({ label, links, areNumbers = false }: FilterNavProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={areNumbers ? `${styles.list} ${styles.numbers}` : styles.list}>
        {links.map(({ label: name, href, current, count }) => (
          <li key={href}>
            <a className={styles.link} href={href} aria-current={current ? 'page' : undefined}>
              {name}
              {count === undefined ? null : <span className={styles.count}> {count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
