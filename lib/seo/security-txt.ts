import type { SiteOrigins } from '@/lib/i18n/origins';

const day = 24 * 60 * 60 * 1000;

/** RFC 9116 recommends less than a year; a newer build is expected before that. */
const validity = 330 * day;

const securityTextPath = '/.well-known/security.txt';

/** Builds security.txt (RFC 9116): contact, expiry, language and canonical URLs. @param now time of creation */
export function securityTxt(contactEmail: string, { main, byLocale }: SiteOrigins, now: Date): string {
  const fields = [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${new Date(now.getTime() + validity).toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
    ...[main, ...Object.values(byLocale)].map((origin) => `Canonical: ${origin}${securityTextPath}`),
  ];
  return `${fields.join('\n')}\n`;
}
