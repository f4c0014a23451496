import type { ReactNode } from 'react';
import fold from '@/components/sections/collapsible-nav.module.css';
import { Icon } from '@/components/ui/icon';
import styles from './section-menu.module.css';

type SectionMenuProps = {
  /** The section's name. */ label: string;
  /** What the button says that opens its pages on a small window. */ open: string;
  close: string;
  children: ReactNode;
};

/**
 * The pages of a section beside one of them. Where there is no room they are a sheet, which a bar that stays below the
 * header opens: a popover, so it opens and closes without scripts; those keep the focus in it (lib/client/page/focus-trap.ts).
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
      <nav className={`${fold.nav} ${styles.menu}`} id="section-menu" popover="auto" aria-label={label} data-sheet="">
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
