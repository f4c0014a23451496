/** Evaluates a media query. @returns null where the browser does not support it */
export function mediaQuery(query: string): MediaQueryList | null {
  try {
    return matchMedia(query);
  } catch {
    return null;
  }
}
