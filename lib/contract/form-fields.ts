import * as z from 'zod/mini';
import { defaultLocale, localeCodes } from '@/lib/i18n/locales';
import { sanitizeText } from '@/lib/contract/sanitize-text';
import { hasAtMost } from '@/lib/contract/count-characters';
import { contactLimits, honeypotField } from '@/lib/contract/form-limits';
import { formErrors } from '@/lib/contract/form-errors';

/** The fields of the site's forms: how each is cleaned, and what is refused. Nothing is cut without a word. */

const within = (most: number) => z.refine<string>((text) => hasAtMost(text, most), formErrors.long);
const notEmpty = z.refine<string>((text) => text !== '', formErrors.empty);

/** Keeps line breaks, which clean() would remove with the other control characters. */
const cleanLines = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map((one) => sanitizeText(one, Infinity))
    .join('\n')
    .trim();

/** A text of one line, of so many characters at most. */
export const line = (most: number) =>
  z
    .pipe(
      z.string(),
      z.transform((text) => sanitizeText(text, Infinity)),
    )
    .check(within(most));

/** A text of one line that must not be empty. */
export const requiredLine = (most: number) => line(most).check(notEmpty);

/** A text of several lines that must not be empty. */
export const paragraph = (most: number) => z.pipe(z.string(), z.transform(cleanLines)).check(notEmpty, within(most));

const email = z.email();
/** Stricter than browsers, which take a host without a dot. */
const isMail = z.refine<string>((text) => text === '' || z.safeParse(email, text).success, formErrors.mail);

/** A mail address that may be left out, and one that may not. */
export const optionalEmail = line(contactLimits.email).check(isMail);
export const mail = requiredLine(contactLimits.email).check(isMail);

/** The path of the page with the form; it becomes the address that the visitor is sent back to. */
export const page = requiredLine(contactLimits.page).check(
  // An address has no other characters, and a header could not carry them.
  z.refine<string>((path) => /^\/(?![/\\])[!-~]*$/.test(path), 'it is no path of this site'),
);

/** Fields that every form of the site has. */
export const formFields = {
  locale: z._default(z.enum(localeCodes), defaultLocale),
  page,
  /** Milliseconds from the form's first sight until it was sent, where a script could count them. */
  filled_in: z.optional(z.coerce.number()),
  /** Made by a script once for each thing that it sends, and sent again with it when no answer came. */
  attempt: z.optional(z.string().check(z.regex(/^[\w-]{16,64}$/, 'it is no id of an attempt'))),
  [honeypotField]: z._default(z.string(), ''),
};
