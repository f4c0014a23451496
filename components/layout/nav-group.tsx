import { Icon } from '@/components/ui/icon';
import type { NavLink } from '@/lib/pages/navigation';
import { pageIcons, type IconId } from '@/lib/pages/page-icons';
import styles from './nav-group.module.css';

export type NavGroupProps = {
  title: string;
  /** One that stands in the bar by itself is in the panel only where the bar is too narrow for it. */
  links: readonly (NavLink<IconId> & { text?: string; isInBar?: boolean })[];
  /** How many columns the links take in a wide window. */
  columns?: 2;
  /** Where the whole list is. */
  all?: { label: string; href: string };
};

/** The link that is marked: to the page that is shown, or to the one that it belongs to. */
export type Current = { href?: string; mark: 'page' | 'true' };

/** One list of links in a panel of the menu. */
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
