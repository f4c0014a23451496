import type { Breadcrumb } from '@/lib/pages/breadcrumbs';
import styles from './breadcrumbs.module.css';

/** Breadcrumbs from home to the page, which is itself not linked. */
export function Breadcrumbs({ crumbs, label }: { crumbs: readonly Breadcrumb[]; label: string }) {
  return (
    <nav aria-label={label} data-dedupe="">
      <ol className={styles.list}>
        {crumbs.map(({ label: name, href, language }, i) => (
          <li key={href} className={styles.item}>
            {i < crumbs.length - 1 ? (
              <a href={href}>{name}</a>
            ) : (
              <span aria-current="page" lang={language}>
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
