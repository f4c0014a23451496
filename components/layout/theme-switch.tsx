'use client';

import { useEffect, type ChangeEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { writeStorageItem } from '@/lib/client/storage/browser-storage';
import { showTheme, themeSwitchId } from '@/lib/client/theme/show-theme';
import { themeKey } from '@/lib/contract/theme';
import styles from './theme-switch.module.css';

function choose({ target }: ChangeEvent<HTMLInputElement>): void {
  const theme = target.checked ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
  writeStorageItem('localStorage', themeKey, theme);
  showTheme();
}

/** Toggles the dark theme. Its icon is chosen by styles, so it is correct before scripts run. */
export function ThemeSwitch({ label }: { label: string }) {
  useEffect(showTheme, []);

  return (
    <label className={styles.switch}>
      {/* A native checkbox exposes its state; aria-checked is not allowed on it. */}
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
      <input className={styles.input} id={themeSwitchId} type="checkbox" role="switch" onChange={choose} />
      <span className={styles.sun}>
        <Icon name="sun" />
      </span>
      <span className={styles.moon}>
        <Icon name="moon" />
      </span>
      <span className="visually-hidden">{label}</span>
    </label>
  );
}
