import { useEffect, useState } from 'react';
import { searchIndex } from '@/lib/client/search/search-index';
import { loadSearchMessages, type SearchMessages } from '@/lib/client/search/search-messages';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { SearchHit } from '@/lib/search/search';

/** Results for a query; `hits` is null when the search failed to load. */
type SearchOutcome = { query: string; hits: readonly SearchHit[] | null; total: number };

const emptyOutcome: SearchOutcome = { query: '', hits: [], total: 0 };

/** Debounce delay while typing, in ms. */
const debounceDelay = 90;
const maxHits = 8;

async function searchFor(locale: LocaleCode, query: string): Promise<SearchOutcome> {
  try {
    const { search } = await import('@/lib/search/search');
    const { hits, counts } = await search(searchIndex, query, { locale, limit: maxHits });
    return { query, hits, total: Object.values(counts).reduce((sum, count) => sum + count, 0) };
  } catch {
    // Offline, or a new build was deployed: the search page works independently.
    return { query, hits: null, total: 0 };
  }
}

/** Debounced search results; the previous ones are returned until new ones are ready. */
export function useSearch(
  locale: LocaleCode,
  query: string,
): { messages: SearchMessages | null; outcome: SearchOutcome } {
  const [messages, setMessages] = useState<SearchMessages | null>(null);
  const [outcome, setOutcome] = useState(emptyOutcome);

  useEffect(() => {
    loadSearchMessages(locale).then(setMessages, () => undefined);
  }, [locale]);

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const newOutcome = query === '' ? emptyOutcome : await searchFor(locale, query);
      if (isCurrent) setOutcome(newOutcome);
    }, debounceDelay);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [locale, query]);

  return { messages, outcome };
}
