/** The time zone of the browser's clock, as `Europe/Lisbon`; nothing where the browser does not tell. */
export function timeZone(): string {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone;
  } catch {
    return '';
  }
}
