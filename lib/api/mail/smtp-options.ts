import { loopbackHost } from '@/lib/config/schemas';

/** Milliseconds that each step of a connection may take. */
const stepTimeout = 5000;

/** Returns nodemailer's options for a mail server, from SMTP_URL. */
export function smtpOptions(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const isSecure = protocol === 'smtps:';
  const isLocal = loopbackHost.test(hostname);
  return {
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: Number(port || (isSecure ? 465 : 587)),
    secure: isSecure,
    // Links that set a password, and the mail server's own, leave this machine only encrypted. A mail server on this
    // machine rarely has a certificate for `localhost`.
    requireTLS: !isSecure && !isLocal,
    ignoreTLS: isLocal,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    dnsTimeout: stepTimeout,
    connectionTimeout: stepTimeout,
    greetingTimeout: stepTimeout,
    socketTimeout: stepTimeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
