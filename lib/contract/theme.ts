import { themeColors as brandColors } from '@/generated/brand';

/** Stores the visitor's choice of the light or dark theme and applies it before the first paint. */

export type Theme = 'light' | 'dark';

export const isTheme = (stored: string | null): stored is Theme => stored === 'light' || stored === 'dark';

/** The local storage key of the theme. */
export const themeKey = 'theme';

/** The color of the browser's UI: the token --color-background in sRGB. */
export const themeColors: Record<Theme, string> = brandColors;

/** Applies the stored theme. Placed in the head, so that the page is never painted in the other theme. */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;
