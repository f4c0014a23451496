import type { SiteOrigins } from '@/lib/i18n/origins';

const day = 24 * 60 * 60 * 1000;

/** RFC 9116 recommends less than a year; a newer build is expected before that. */
const validity = 330 * day;

const securityTextPath = '/.well-known/security.txt';

type Contacts = { contactEmail: string; phone?: string | undefined };

/** Builds security.txt (RFC 9116): contacts, expiry, language and canonical URLs. @param now time of creation */
export function securityTxt({ contactEmail, phone }: Contacts, { main, byLocale }: SiteOrigins, now: Date): string {
  const fields = [
    `Contact: mailto:${contactEmail}`,
    ...(phone ? [`Contact: tel:${phone.replaceAll(/[ ()]/g, '')}`] : []),
    `Expires: ${new Date(now.getTime() + validity).toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
    ...[main, ...Object.values(byLocale)].map((origin) => `Canonical: ${origin}${securityTextPath}`),
  ];
  return `${fields.join('\n')}\n`;
}
