import { mediaQuery } from '@/lib/client/page/media-query';
import { themeColors, type Theme } from '@/lib/contract/theme';

export const prefersDark = '(prefers-color-scheme: dark)';
export const themeSwitchId = 'theme-switch';

/** Updates the theme switch, and the theme color of the browser UI: that of the theme, or of the opened profile. */
export function showTheme(): void {
  const root = document.documentElement;
  const theme = root.dataset.theme as Theme | undefined;
  const input = document.getElementById(themeSwitchId) as HTMLInputElement | null;
  if (input) input.checked = theme ? theme === 'dark' : (mediaQuery(prefersDark)?.matches ?? false);
  const accent = root.dataset.profileColor && getComputedStyle(root).accentColor;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = accent || themeColors[theme ?? (meta.media.includes('dark') ? 'dark' : 'light')];
  }
}
