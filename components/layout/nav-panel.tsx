import { NavGroup, type CurrentLink, type NavGroupProps } from '@/components/layout/nav-group';
import { Icon } from '@/components/ui/icon';
import styles from './nav-panel.module.css';

type NavPanelProps = {
  id: string;
  label: string;
  groups: readonly NavGroupProps[];
  /** Path of the current page. */
  current: string;
  /** Path of its section, highlighted in menus that do not contain the page itself. */
  section?: string;
};

/** One menu of the header: a button and the panel it opens; inside the mobile menu the panel is always open. */
export function NavPanel({ id, label, groups, current, section }: NavPanelProps) {
  const containsCurrent = groups.some(({ links, all }) => [...links, all].some((link) => link?.href === current));
  const currentLink: CurrentLink = containsCurrent
    ? { href: current, ariaCurrent: 'page' }
    : { href: section, ariaCurrent: 'true' };
  return (
    <div className={styles.root} data-hover="">
      <button className={styles.button} type="button" popoverTarget={id}>
        {label}
        <span className={styles.chevron}>
          <Icon name="chevron-down" size={16} />
        </span>
      </button>
      <p className={styles.name}>{label}</p>
      <div className={styles.panel} id={id} popover="auto">
        {groups.map((group) => (
          <NavGroup key={group.title} {...group} current={currentLink} />
        ))}
      </div>
    </div>
  );
}
