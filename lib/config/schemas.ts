import { z } from 'zod';

/** What values a setting may have; the messages complete the sentence that stops the start. */

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, href, origin } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && href === `${origin}/`;
}

/** A web origin without a path: `https://www.facetry.example`. */
export const origin = z
  .string()
  .refine(isOrigin, 'it must be an origin like https://www.example.com')
  .transform((text) => new URL(text).origin);

/** An http or https address. */
export const url = z.url({ protocol: /^https?$/, error: 'it must be an http address' });
const loopback = /^(?:localhost|(?:[a-z\d-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
/** Where what visitors wrote is sent to: nobody on the way may read it. */
export const httpsUrl = url.refine((text) => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || loopback.test(hostname);
}, 'it must be an https address; http is for this computer alone');
/** What two servers know and nobody else: too long to be guessed. */
export const secret = z.string().min(32, 'it must have at least 32 characters');
/** On or off, written as 1 or 0. */
export const flag = z.enum(['0', '1'], { error: 'it must be 0 or 1' }).transform((text) => text === '1');
/** Any text but an empty one. */
export const text = z.string().trim().min(1);
/** A verification code goes into an attribute of the head as it is. */
export const code = z.string().regex(/^[\w.=-]{1,200}$/, 'it must be a code of letters, digits and . = - _');

/** The id that Google gives a web application: a name of its own, and Google's ending. */
export const googleClientId = z
  .string()
  .regex(
    /^[\w-]+(?:\.[\w-]+)*\.apps\.googleusercontent\.com$/,
    'it must be an id like 123456789-abc.apps.googleusercontent.com, as the Google Cloud console shows it',
  );

/** A whole number within limits. */
export const count = (least: number, most: number) => {
  const error = `it must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
};
/** A list with commas, each part checked by itself. */
export const list = (check: (part: string) => boolean, error: string) =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every(check), error);
/** A host name with at least one dot. */
export const hostName = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;
/** The address of a script, which a page can only load over https. */
export const scriptUrl = url.refine(
  (text) => text.startsWith('https:') && new URL(text).pathname.endsWith('.js'),
  'it must be an https address that ends in .js',
);
/** An origin that scripts may come from; all of a domain's with `*.` in front (Content Security Policy, host-source). */
export const scriptOrigin = /^https:\/\/(?:\*\.)?(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?::\d{1,5})?$/i;
