import { localeFromLanguage } from '@/lib/i18n/language-tag';
import { isDraft, type LocaleCode } from '@/lib/i18n/locales';

/** More ranges than any browser sends; the rest of a longer header is ignored. */
const maxRanges = 32;

/**
 * Parses an Accept-Language header into locales, best first (RFC 9110 §12.5.4).
 * Ranges with q=0, `*`, and unsupported languages and drafts are skipped; equal weights keep their order.
 */
export function parseAcceptLanguage(header: string | null | undefined): LocaleCode[] {
  const ranges = (header ?? '').split(',', maxRanges).map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => /^q=/i.test(parameter));
    const q = weight === undefined ? 1 : Number(weight.slice(2));
    return { locale: localeFromLanguage(tag), q };
  });
  return ranges
    .filter(({ q }) => q > 0 && q <= 1)
    .sort((a, b) => b.q - a.q)
    .flatMap(({ locale }) => (locale && !isDraft(locale) ? locale : []));
}
