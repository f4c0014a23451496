'use client';

import { useEffect, useRef, type ChangeEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { writeStored } from '@/lib/browser/page/browser-storage';
import { themeColors, themeKey, type Theme } from '@/lib/protocol/theme';
import styles from './theme-switch.module.css';

const prefersDark = '(prefers-color-scheme: dark)';

/** The colour that the browser gives to its own frame follows the choice. */
function colourFrame(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = themeColors[theme];
  }
}

function choose({ target }: ChangeEvent<HTMLInputElement>): void {
  const theme = target.checked ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
  writeStored('localStorage', themeKey, theme);
  colourFrame(theme);
}

/** Turns the dark theme on and off. Which picture shows is the style's matter, so it is right before any script runs. */
export function ThemeSwitch({ label }: { label: string }) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const system = matchMedia(prefersDark);
    const show = () => {
      const chosen = document.documentElement.dataset.theme as Theme | undefined;
      input.current!.checked = chosen ? chosen === 'dark' : system.matches;
      if (chosen) colourFrame(chosen);
    };
    show();
    system.addEventListener('change', show);
    return () => system.removeEventListener('change', show);
  }, []);

  return (
    <label className={styles.switch}>
      {/* A native checkbox tells its state by itself; aria-checked beside it is not allowed. */}
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
      <input className={styles.input} id="theme-switch" type="checkbox" role="switch" ref={input} onChange={choose} />
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
