/** Asks a media query. @returns null where the browser does not let the page ask */
export function mediaQuery(query: string): MediaQueryList | null {
  try {
    return matchMedia(query);
  } catch {
    return null;
  }
}
