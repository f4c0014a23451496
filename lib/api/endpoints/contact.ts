import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { load } from 'cheerio/slim';
import { buildPath } from '@/lib/content/generated-file';
import { htmlFile } from '@/lib/next-internals/build-folder';
import { isLocaleCode, type LocaleCode } from '@/lib/i18n/locales';
import { formFields, line, requiredEmail, requiredLine, paragraph } from '@/lib/api/form-fields';
import { formErrorMessage, type FormError } from '@/lib/contract/form-errors';
import { contactLimits, messageReceipt, type FormPath } from '@/lib/contract/forms';
import { defineEndpoint, acceptsHtml } from '@/lib/api/http/define-endpoint';
import type { ValidationError } from '@/lib/api/http/http-error';
import { redirectBack, isBot, storeMessage } from '@/lib/api/contact-messages';

/** The built page of each language, without its scripts, which would take the endpoint's path for the page's. */
const pages = new Map<LocaleCode, string>();

/** Loads the built page. @returns null during development, when no pages are built */
async function loadPage(locale: LocaleCode): Promise<string | null> {
  const cached = pages.get(locale);
  if (cached !== undefined) return cached;
  const html = await readFile(buildPath(htmlFile(`${locale}/pre-sales`)), 'utf8').catch(() => null);
  if (html === null) return null;
  const $ = load(html);
  $('script, link[as=script]').remove();
  pages.set(locale, $.html());
  return $.html();
}

/**
 * Renders the sales form with the visitor's input and an error message at each invalid field, for browsers that
 * submitted it without scripts.
 * @returns null if the page has no form, as in Chinese, or if there is no error that people can correct
 */
async function rerenderForm({ fields, raw }: ValidationError): Promise<Response | null> {
  const values = raw as Partial<Record<string, string>>;
  const page = values.locale && isLocaleCode(values.locale) ? await loadPage(values.locale) : null;
  if (page === null) return null;
  const $ = load(page);
  const form = $('form[action="/api/site/contact"]');
  for (const input of form.find('[aria-describedby]')) {
    const field = $(input);
    const name = field.attr('name')!;
    const value = values[name] ?? '';
    if (input.name === 'textarea') field.text(value);
    else field.attr('value', value);
    const error: FormError | undefined = fields[name];
    if (!error) continue;
    field.attr('aria-invalid', 'true');
    const message = form.find(`[id="${field.attr('aria-describedby')}"]`);
    message.removeAttr('hidden').text(formErrorMessage(message.data(error) as string, name, value));
  }
  const invalid = form.find('[aria-invalid]');
  if (invalid.length === 0) return null;
  invalid.first().attr('autofocus', '');
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response($.html(), { status: 400, headers });
}

/** The form of the pre-sales page. */
export const endpoint = defineEndpoint({
  path: 'site/contact' satisfies FormPath,
  method: 'POST',
  body: ['form', 'multipart'],
  input: z.object({
    ...formFields,
    name: requiredLine(contactLimits.name),
    email: requiredEmail,
    company: z._default(line(contactLimits.company), ''),
    content: paragraph(contactLimits.content),
  }),
  data: messageReceipt,
  rateLimit: 'write',
  isForm: true,
  rerenderForm,
  summary: 'Stores a message to sales from the pre-sales page. A browser without scripts is redirected to its page.',
  async handler({ locale, page, name, email, company, content, attempt, ...rest }, request) {
    const message = { kind: 'contact' as const, locale, page, name, email, company: company || null, content };
    const isNative = acceptsHtml(request);
    // A browser without scripts sends no attempt id: the same text on the same day is the same message.
    const idempotencyKey = attempt ?? (isNative ? new Date().toISOString().slice(0, 10) : undefined);
    const id = await storeMessage({ ...message, isSuspectedSpam: isBot(rest) }, request, idempotencyKey);
    return isNative ? redirectBack(page, 'sent') : { id };
  },
});
