/** The light and the dark theme: what keeps the visitor's choice, and what applies it before the first paint. */

export type Theme = 'light' | 'dark';

export const isTheme = (stored: string | null): stored is Theme => stored === 'light' || stored === 'dark';

/** The name of the choice in local storage. */
export const themeKey = 'theme';

/** The colour of the browser's own frame: the token --paper of app/tokens.css, in sRGB; a test compares them. */
export const themeColors: Record<Theme, string> = { light: '#fcfaf6', dark: '#110f0d' };

/** Applies the stored choice. It stands in the head, so that the page is never painted in the other theme. */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;
