import { z } from 'zod';
import { isIpAddress } from '@/lib/config/networks';

/**
 * Schemas of setting values. The messages complete the error with which the start fails; the descriptions are the types
 * in docs/configuration.md.
 */

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, href, origin } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && href === `${origin}/`;
}

/** A web origin without a path: `https://www.facetry.example`. */
export const origin = z
  .string()
  .refine(isOrigin, 'it must be an origin like https://www.example.com')
  .transform((text) => new URL(text).origin)
  .describe('origin');

/** An http or https URL. */
export const url = z.url({ protocol: /^https?$/, error: 'it must be an http or https URL' }).describe('URL');
/** Hosts that are this machine. */
export const loopbackHost = /^(?:localhost|(?:[a-z\d-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
/** A URL that receives visitors' messages, which must be encrypted in transit. */
export const httpsUrl = url
  .refine((text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, hostname } = new URL(text);
    return protocol === 'https:' || loopbackHost.test(hostname);
  }, 'it must be an https URL; http is allowed only for localhost')
  .describe('https URL');
function isSmtpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, href } = new URL(text);
  try {
    decodeURIComponent(username + password);
  } catch {
    return false;
  }
  return /^smtps?:$/.test(protocol) && hostname !== '' && /^[a-z]+:\/\/[^/?#]+\/?$/.test(href);
}
/** A mail server, with the percent-encoded user name and password. */
export const smtpUrl = z
  .string()
  .refine(isSmtpUrl, 'it must be a URL like smtps://user:password@mail.example.com')
  .describe('URL like `smtps://…`');
export const emailAddress = z.email({ error: 'it must be an email address' }).describe('email address');
/** A secret shared by two servers, too long to guess. */
export const secret = z.string().min(32, 'it must have at least 32 characters').describe('at least 32 characters');
/** On or off, written as 1 or 0. */
export const flag = z.enum(['0', '1'], { error: 'it must be 0 or 1' }).transform((text) => text === '1');
/** On or off, written as these words. */
export const onOff = z.enum(['on', 'off'], { error: 'it must be on or off' });
/** A non-empty text. */
export const text = z.string().trim().min(1).describe('text');
/** An IP address. @param example for the error */
export const ipAddress = (example: string) =>
  text.refine(isIpAddress, `it must be an IP address like ${example}`).describe('IP address');
/** Whether this is the name of a time zone of the IANA database. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** A time zone of the IANA database. */
export const timeZoneSchema = text
  .refine(isTimeZone, 'it must be a time zone like Europe/Berlin')
  .describe('time zone');

/** A verification code, written to an HTML attribute without escaping. */
export const code = z
  .string()
  .regex(/^[\w.=-]{1,200}$/, 'it must consist of letters, digits and . = - _')
  .describe('letters, digits and `.=-_`');

/** A Google OAuth client id: a unique name and Google's suffix. */
export const googleClientId = z
  .string()
  .regex(
    /^[\w-]+(?:\.[\w-]+)*\.apps\.googleusercontent\.com$/,
    'it must be a client id from the Google Cloud console, like 123456789-abc.apps.googleusercontent.com',
  )
  .describe('client ID');

/** An integer within limits. */
export const count = (min: number, max: number) => {
  const error = `it must be an integer from ${min} to ${max}`;
  return z.coerce
    .number({ error })
    .int({ error })
    .min(min, { error })
    .max(max, { error })
    .describe(`integer from ${min} to ${max}`);
};
/** A comma-separated list, each item checked separately. */
export const list = (check: (part: string) => boolean, error: string) =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every(check), error)
    .describe('comma-separated list');
/** Email addresses; none by default. */
export const emailAddresses = list(
  (part) => emailAddress.safeParse(part).success,
  'it must be a comma-separated list of email addresses',
).default([]);
/** A host name with at least one dot. */
export const hostName = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;
/** The URL of a script, which pages load only over https. */
export const scriptUrl = url
  .refine(
    (text) => text.startsWith('https:') && new URL(text).pathname.endsWith('.js'),
    'it must be an https URL that ends in .js',
  )
  .describe('https URL that ends in `.js`');
/** A script origin; a leading `*.` allows all subdomains (Content Security Policy, host-source). */
export const scriptOrigin = /^https:\/\/(?:\*\.)?(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?::\d{1,5})?$/i;
