import { mediaQuery } from '@/lib/client/page/media-query';
import { themeColors, type Theme } from '@/lib/contract/theme';

export const prefersDark = '(prefers-color-scheme: dark)';
export const themeSwitchId = 'theme-switch';

/** Updates the theme switch, and the theme color of the browser UI when the visitor chose a theme. */
export function showTheme(): void {
  const theme = document.documentElement.dataset.theme as Theme | undefined;
  const input = document.getElementById(themeSwitchId) as HTMLInputElement | null;
  if (input) input.checked = theme ? theme === 'dark' : (mediaQuery(prefersDark)?.matches ?? false);
  if (!theme) return;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = themeColors[theme];
  }
}
