/** The offset of a time zone, in minutes east of UTC; null for an unknown zone. @param zone an IANA name */
export function zoneOffset(zone: string, date: Date): number | null {
  try {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(date);
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours, minutes] = /^GMT(?:([+-])(\d{2}):(\d{2}))?$/.exec(name) ?? [];
    if (sign === undefined) return name === 'GMT' ? 0 : null;
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) || 0;
  } catch {
    return null;
  }
}
