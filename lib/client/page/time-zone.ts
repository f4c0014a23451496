/** The browser's time zone, such as `Europe/Lisbon`; empty when unavailable. */
export function timeZone(): string {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone;
  } catch {
    return '';
  }
}
