import { Link } from '@/components/frame/link';
import { HoverMenu } from '@/components/frame/hover-menu';
import { Icon } from '@/components/ui/icon';
import type { NavLink } from '@/lib/pages/navigation';
import { pageIcons, type IconId } from '@/lib/pages/page-icons';
import styles from './nav-panel.module.css';

export type NavGroup = {
  title: string;
  links: readonly (NavLink<IconId> & { text?: string })[];
  /** How many columns the links take in a wide window. */
  columns?: 2;
  /** Where the whole list is. */
  all?: { label: string; href: string };
};

/** What is needed to tell the page that is shown from the others. */
const currentPage = (href: string, current: string) => (href === current ? 'page' : undefined);

function Group({ title, links, columns, all, current }: NavGroup & { current: string }) {
  return (
    <div className={styles.group}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.links} data-columns={columns}>
        {links.map(({ id, label, href, text }) => (
          <li key={id}>
            <Link className={styles.link} href={href} aria-current={currentPage(href, current)}>
              <Icon name={pageIcons[id]} />
              <span>
                {label}
                {text ? <span className={styles.text}>{text}</span> : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {all ? (
        <Link className={styles.all} href={all.href} aria-current={currentPage(all.href, current)}>
          {all.label}
          <Icon name="arrow-right" size={16} />
        </Link>
      ) : null}
    </div>
  );
}

type NavPanelProps = { id: string; label: string; groups: readonly NavGroup[]; current: string };

/** One menu of the header: a button and the panel it opens; inside the mobile menu the panel is always open. */
export function NavPanel({ id, label, groups, current }: NavPanelProps) {
  return (
    <HoverMenu className={styles.root}>
      <button className={styles.button} type="button" popoverTarget={id}>
        {label}
        <span className={styles.chevron}>
          <Icon name="chevron-down" size={16} />
        </span>
      </button>
      <p className={styles.name}>{label}</p>
      <div className={styles.panel} id={id} popover="auto">
        {groups.map((group) => (
          <Group key={group.title} {...group} current={current} />
        ))}
      </div>
    </HoverMenu>
  );
}
