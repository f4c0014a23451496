import type { Database } from '@/lib/api/store/store';
import { createOneTimeLink, type LinkPurpose } from '@/lib/api/workbench/one-time-link';
import type { Person } from '@/lib/api/workbench/people';
import { site } from '@/lib/config/site';

/**
 * Creates a one-time link for a person, and mails it if SMTP_URL is set.
 * @param origin of the workbench
 * @returns the address, and whether it was mailed; null without SMTP_URL
 */
export async function sendOneTimeLink(
  db: Database,
  origin: string,
  { person, purpose }: { person: Person; purpose: LinkPurpose },
): Promise<{ url: string; isMailed: boolean | null }> {
  const url = await createOneTimeLink(db, origin, { userId: person.id, purpose });
  if (!site.mail) return { url, isMailed: null };
  // Most servers send no mail, and most commands neither.
  const { mailLink } = await import('@/lib/api/workbench/link-mail');
  return { url, isMailed: await mailLink(person, { url, purpose }) };
}
