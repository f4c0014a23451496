import { readFile } from 'node:fs/promises';
import { load } from 'cheerio/slim';
import { inBuild } from '@/lib/content/generated-file';
import { isLocaleCode, type LocaleCode } from '@/lib/i18n/locales';
import { formErrorMessage, type FormError } from '@/lib/contract/form-errors';
import type { ValidationError } from '@/lib/api/http/http-error';

/** The built page without its scripts, which would take it for a page at the call's address; one a language. */
const pages = new Map<LocaleCode, string>();

/** @returns null while developing, when no page is built */
async function pageOf(locale: LocaleCode): Promise<string | null> {
  const known = pages.get(locale);
  if (known !== undefined) return known;
  const html = await readFile(inBuild('server', 'app', locale, 'pre-sales.html'), 'utf8').catch(() => null);
  if (html === null) return null;
  const $ = load(html);
  $('script, link[as=script]').remove();
  pages.set(locale, $.html());
  return $.html();
}

/**
 * The page with the form to sales as the visitor filled it in, each wrong field marked and its reason beside it: for
 * browsers that sent it by themselves.
 * @returns null where the page has no form, as the Chinese ones do not, and where nothing is wrong that people can mend
 */
export async function rerenderContactForm({ fields, raw }: ValidationError): Promise<Response | null> {
  const sent = raw as Partial<Record<string, string>>;
  const page = sent.locale && isLocaleCode(sent.locale) ? await pageOf(sent.locale) : null;
  if (page === null) return null;
  const $ = load(page);
  const form = $('form[action="/api/site/contact"]');
  for (const input of form.find('[aria-describedby]')) {
    const field = $(input);
    const name = field.attr('name')!;
    const value = sent[name] ?? '';
    if (input.name === 'textarea') field.text(value);
    else field.attr('value', value);
    const problem: FormError | undefined = fields[name];
    if (!problem) continue;
    field.attr('aria-invalid', 'true');
    const said = form.find(`[id="${field.attr('aria-describedby')}"]`);
    said.removeAttr('hidden').text(formErrorMessage(said.attr(`data-${problem}`)!, name, value));
  }
  const wrong = form.find('[aria-invalid]');
  if (wrong.length === 0) return null;
  wrong.first().attr('autofocus', '');
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response($.html(), { status: 400, headers });
}
