import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { InternalLocale } from '@/lib/i18n/internal-locale';
import { fillSearchPage, searchTemplate, type Search } from '@/lib/search/search-page';
import type { ResultsTemplate } from '@/lib/search/results-template';
import { compressTemplate, type FillPage } from '@/lib/http-server/gzip-template';
import { sendFilledPage } from '@/lib/http-server/send-filled-page';

/** A template without its compressed start and end. */
type Compressed = Pick<ResultsTemplate, 'classes' | 'fill'> & { fillPage: FillPage };

const templates = new Map<InternalLocale, Compressed>();

function compressedTemplate(locale: InternalLocale): Compressed {
  const known = templates.get(locale);
  if (known) return known;
  const { classes, fill, ...ends } = searchTemplate(locale);
  const template = { classes, fill, fillPage: compressTemplate(ends) };
  templates.set(locale, template);
  return template;
}

/**
 * Searches, and sends the search page with the results. Neither needs Next.js or React, which would block all other
 * requests several times as long.
 * @returns the search, if no page has all of its words
 */
export async function sendSearchResults(
  request: IncomingMessage,
  response: ServerResponse,
  { internalLocale, query }: { internalLocale: InternalLocale; query: string },
  headers: OutgoingHttpHeaders,
): Promise<Search | null> {
  const template = compressedTemplate(internalLocale);
  const { content, zeroResultSearch } = await fillSearchPage(template, internalLocale, new URLSearchParams(query));
  sendFilledPage(request, response, template.fillPage(content), { status: 200, headers });
  return zeroResultSearch;
}
