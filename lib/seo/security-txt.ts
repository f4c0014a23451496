import type { SiteOrigins } from '@/lib/i18n/origins';

const day = 24 * 60 * 60 * 1000;

/** RFC 9116 wants less than a year; a build older than this should have been followed by another. */
const validFor = 330 * day;

const securityTextPath = '/.well-known/security.txt';

/** Whom to tell of a weakness, until when this holds, and where it is said (RFC 9116). @param now when it is written */
export function securityTxt(contactEmail: string, { main, ofLocale }: SiteOrigins, now: Date): string {
  const fields = [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${new Date(now.getTime() + validFor).toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
    ...[main, ...Object.values(ofLocale)].map((origin) => `Canonical: ${origin}${securityTextPath}`),
  ];
  return `${fields.join('\n')}\n`;
}
