import { Icon } from '@/components/ui/icon';
import type { NavLink } from '@/lib/pages/navigation';
import styles from './nav-group.module.css';

export type NavGroupProps = {
  title: string;
  /** A link that is also in the bar is in the panel only in narrow viewports. */
  links: readonly (NavLink & { text?: string | undefined; isInBar?: boolean })[];
  /** Number of columns in wide viewports. */
  columns?: 2 | undefined;
  /** Link to the full list. */
  all?: { label: string; href: string } | undefined;
};

/** The highlighted link: to the current page, or to the section it belongs to. */
export type CurrentLink = { href?: string; ariaCurrent: 'page' | 'true' };

/** A list of links in a panel of the menu. */
export function NavGroup({ title, links, columns, all, current }: NavGroupProps & { current: CurrentLink }) {
  const ariaCurrentOf = (href: string) => (href === current.href ? current.ariaCurrent : undefined);
  return (
    <div className={styles.group}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.links} data-columns={columns}>
        {links.map(({ id, label, href, icon, text, isInBar }) => (
          <li key={id} data-in-header={isInBar ? '' : undefined}>
            <a className={styles.link} href={href} aria-current={ariaCurrentOf(href)}>
              {icon ? <Icon name={icon} /> : null}
              <span>
                {label}
                {text ? <span className={styles.text}>{text}</span> : null}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {all ? (
        <a className={styles.all} href={all.href} aria-current={ariaCurrentOf(all.href)}>
          {all.label}
          <Icon name="arrow-right" size={16} />
        </a>
      ) : null}
    </div>
  );
}
