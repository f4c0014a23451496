import * as z from 'zod/mini';
import { defaultLocale, localeCodes } from '@/lib/i18n/locales';
import { clean } from '@/lib/protocol/clean-text';
import { contactLimits, trapField } from '@/lib/protocol/form-limits';

/** The fields of the site's forms: how each is cleaned, and what is refused. */

/** Keeps line breaks, which clean() would remove with the other control characters. */
const multiline = (text: string, length: number) =>
  text
    .split(/\r\n?|\n/)
    .map((line) => clean(line, length))
    .join('\n')
    .trim()
    .slice(0, length);

/** A text of one line, cut to a length; refused only when it is much longer. */
export const line = (length: number) =>
  z.pipe(
    z.string().check(z.maxLength(length * 4, 'it is too long')),
    z.transform((text) => clean(text, length)),
  );

/** A text of several lines that must not be empty. */
export const paragraph = (length: number) =>
  z
    .pipe(
      z.string().check(z.maxLength(length, 'it is too long')),
      z.transform((text) => multiline(text, length)),
    )
    .check(z.refine((text) => text !== '', 'it is empty'));

export const mail = z
  .email({ error: 'it is no mail address' })
  .check(z.maxLength(contactLimits.email, 'it is too long'));

/** Fields that every form of the site has. */
export const formFields = {
  locale: z._default(z.enum(localeCodes), defaultLocale),
  page: z
    ._default(line(contactLimits.page), '')
    // It becomes the address that the visitor is sent back to.
    .check(z.refine((path) => path === '' || /^\/(?![/\\])/.test(path), 'it is no path of this site')),
  /** Milliseconds from the form's first sight until it was sent, where a script could count them. */
  filled_in: z.optional(z.coerce.number()),
  /** Made by a script once for each thing that it sends, and sent again with it when no answer came. */
  attempt: z.optional(z.string().check(z.regex(/^[\w-]{16,64}$/, 'it is no id of an attempt'))),
  [trapField]: z._default(z.string(), ''),
};
