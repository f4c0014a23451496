import { Icon } from '@/components/ui/icon';
import type { NavLink } from '@/lib/pages/navigation';
import { pageIcons, type IconId } from '@/lib/pages/page-icons';
import styles from './nav-group.module.css';

export type NavGroupProps = {
  title: string;
  /** A link that is also in the bar is in the panel only in narrow windows. */
  links: readonly (NavLink<IconId> & { text?: string; isInBar?: boolean })[];
  /** Number of columns in wide windows. */
  columns?: 2;
  /** Link to the full list. */
  all?: { label: string; href: string };
};

/** The highlighted link: to the current page, or to the section it belongs to. */
export type Current = { href?: string; mark: 'page' | 'true' };

/** A list of links in a panel of the menu. */
export function NavGroup({ title, links, columns, all, current }: NavGroupProps & { current: Current }) {
  const markOf = (href: string) => (href === current.href ? current.mark : undefined);
  return (
    <div className={styles.group}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.links} data-columns={columns}>
        {links.map(({ id, label, href, text, isInBar }) => (
          <li key={id} data-in-bar={isInBar ? '' : undefined}>
            <a className={styles.link} href={href} aria-current={markOf(href)}>
              <Icon name={pageIcons[id]} />
              <span>
                {label}
                {text ? <span className={styles.text}>{text}</span> : null}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {all ? (
        <a className={styles.all} href={all.href} aria-current={markOf(all.href)}>
          {all.label}
          <Icon name="arrow-right" size={16} />
        </a>
      ) : null}
    </div>
  );
}
