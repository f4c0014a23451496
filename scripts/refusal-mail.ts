import { sendMail, type Mail } from '@/lib/api/mail/send-mail';
import { toMailBody } from '@/lib/api/mail/mail-body';
import { site } from '@/lib/config/site';
import type { PublicationEntry } from '@/lib/publishing/publication-log';

/** Mails that tell editors why nothing was published, when nobody sees the output of the command. */

/**
 * Whether to mail that a publication was refused or failed. One that is tried again, because an article is due, is
 * mailed once for the same reasons.
 * @param previous the publication tried before
 */
export function shouldMail(entry: PublicationEntry, previous: PublicationEntry | undefined): boolean {
  if (entry.result === 'done' || entry.cause === 'command') return false;
  return previous?.result !== entry.result || JSON.stringify(previous.issues) !== JSON.stringify(entry.issues);
}

/** @returns the mail without its recipient */
export function refusalMail({ result, commit, issues }: PublicationEntry): Omit<Mail, 'to'> {
  const [first] = issues;
  const place = ({ file, line, field }: PublicationEntry['issues'][number]) => `${file}:${line}, ${field}`;
  const rows = issues.map((issue): [string, string] => [place(issue), issue.reason]);
  const body = toMailBody(
    [
      `The content of ${site.url} was not published${commit ? ` (commit ${commit.slice(0, 10)})` : ''}. The site is as it was.`,
      ...(rows.length > 0 ? [{ title: 'Reasons', rows }] : ['The reason is in the log of the server.']),
      ...(result === 'refused' ? ['Correct this, and save again.'] : []),
    ],
    'en',
  );
  return { from: site.name, subject: `Not published${first ? `: ${place(first)}` : ''}`, ...body };
}

/** Mails to PUBLISH_REPORT_TO; a mail that cannot be sent is logged. */
export async function mailRefusal(entry: PublicationEntry): Promise<void> {
  const mail = refusalMail(entry);
  for (const address of site.publishReportTo) await sendMail({ ...mail, to: { name: '', address } });
}
