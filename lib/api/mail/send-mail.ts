import { logError } from '@/lib/api/log-failure';
import { smtpOptions } from '@/lib/api/mail/smtp-options';
import { site } from '@/lib/config/site';

export type Mail = {
  from: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
};

/** Milliseconds after which a mail counts as not sent, because somebody waits for a page. */
const timeout = 8000;

/** Rejects when a mail takes too long; the connection is closed by its own timeouts. */
async function withTimeout(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT' })), timeout);
  });
  try {
    await Promise.race([work, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends a mail by SMTP_URL, from MAIL_FROM with the name `from`. The library encodes names and subjects, so that they
 * add no headers.
 * @returns whether the mail server accepted it; a failure is logged, without addresses
 */
export async function sendMail({ from, ...mail }: Mail): Promise<boolean> {
  if (!site.mail) return false;
  try {
    // Only servers that send mail load it.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport(smtpOptions(site.mail.url));
    const headers = { 'Auto-Submitted': 'auto-generated' };
    await withTimeout(transport.sendMail({ ...mail, from: { name: from, address: site.mail.from }, headers }));
    return true;
  } catch (error) {
    logError('A mail could not be sent', error);
    return false;
  }
}
