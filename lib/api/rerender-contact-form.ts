import { readFile } from 'node:fs/promises';
import { load } from 'cheerio/slim';
import { inBuild } from '@/lib/content/generated-file';
import { htmlFile } from '@/lib/next-internals/build-folder';
import { isLocaleCode, type LocaleCode } from '@/lib/i18n/locales';
import { formErrorMessage, type FormError } from '@/lib/contract/form-errors';
import type { ValidationError } from '@/lib/api/http/http-error';

/**
 * The built page by language, without its scripts, because they would treat the endpoint's path as the page's path.
 */
const pages = new Map<LocaleCode, string>();

/** Loads the built page. @returns null during development, when no pages are built */
async function loadPage(locale: LocaleCode): Promise<string | null> {
  const cached = pages.get(locale);
  if (cached !== undefined) return cached;
  const html = await readFile(inBuild(htmlFile(`${locale}/pre-sales`)), 'utf8').catch(() => null);
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
export async function rerenderContactForm({ fields, raw }: ValidationError): Promise<Response | null> {
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
    message.removeAttr('hidden').text(formErrorMessage(message.attr(`data-${error}`)!, name, value));
  }
  const invalid = form.find('[aria-invalid]');
  if (invalid.length === 0) return null;
  invalid.first().attr('autofocus', '');
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response($.html(), { status: 400, headers });
}
