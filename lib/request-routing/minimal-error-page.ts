import { readFileSync } from 'node:fs';
import { generatedFile } from '@/lib/content/generated-file';
import { pageCacheControl } from '@/lib/request-routing/cache-control';
import { languageTag, type LocaleCode } from '@/lib/i18n/locales';

type ErrorReason =
  | 'badRequest'
  | 'methodNotAllowed'
  | 'formRejected'
  | 'tooManyForms'
  | 'voteRejected'
  | 'tooManyVotes'
  | 'tooManySearches';

const messages = JSON.parse(readFileSync(generatedFile('minimal-error-messages.json'), 'utf8')) as Record<
  LocaleCode,
  Record<ErrorReason, string>
>;

/** Minimal error page in the visitor's language, for requests rejected before a page is rendered. */
export function minimalErrorPage(
  status: number,
  locale: LocaleCode,
  reason: ErrorReason = status === 405 ? 'methodNotAllowed' : 'badRequest',
): Response {
  const message = messages[locale][reason];
  const html =
    `<!doctype html><html lang="${languageTag(locale)}"><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
    `<title>${status}</title><h1>${status}</h1><p>${message}</p></html>`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      // Temporary rejections apply to one visitor only.
      'Cache-Control': status === 429 || status === 503 ? pageCacheControl.perRequest : 'no-store',
      ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
    },
  });
}
