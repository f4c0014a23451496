import type { ReactNode } from 'react';
import collapsible from '@/components/sections/collapsible-nav.module.css';
import { Icon } from '@/components/ui/icon';
import styles from './section-menu.module.css';

type SectionMenuProps = {
  /** Name of the section. */
  label: string;
  /** Label of the button that opens the menu on small screens. */
  open: string;
  close: string;
  children: ReactNode;
};

/**
 * The pages of a section, next to the current one. In narrow viewports they are in a popover that a sticky bar below
 * the header opens. It works without scripts, which only trap the focus in it (lib/client/focus/focus-trap.ts).
 */
export function SectionMenu({ label, open, close, children }: SectionMenuProps) {
  return (
    <>
      <div className={styles.bar}>
        <button type="button" popoverTarget="section-menu">
          <Icon name="menu" size={18} />
          {open}
        </button>
      </div>
      <nav
        className={`${collapsible.nav} ${styles.menu}`}
        id="section-menu"
        popover="auto"
        aria-label={label}
        data-focus-trap=""
      >
        <p className={styles.top}>
          {label}
          <button type="button" popoverTarget="section-menu" popoverTargetAction="hide" aria-label={close}>
            <Icon name="x" />
          </button>
        </p>
        <div>{children}</div>
      </nav>
    </>
  );
}
