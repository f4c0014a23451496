import { useEffect, useState } from 'react';
import { searchIndex } from '@/lib/client/search/search-index';
import { loadSearchMessages, type SearchMessages } from '@/lib/client/search/search-messages';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { SearchHit } from '@/lib/search/search';

/** What was found for the query of that name; `hits` is null where the search could not be loaded. */
type Answer = { query: string; hits: readonly SearchHit[] | null; total: number };

const nothing: Answer = { query: '', hits: [], total: 0 };

/** Between two keys of somebody who writes. */
const pause = 90;
const shown = 8;

async function answerTo(locale: LocaleCode, query: string): Promise<Answer> {
  try {
    const { search } = await import('@/lib/search/search');
    const { hits, counts } = await search(searchIndex, query, { locale, limit: shown });
    return { query, hits, total: Object.values(counts).reduce((sum, count) => sum + count, 0) };
  } catch {
    // Offline, or the site has been built anew: the page of the search answers by itself.
    return { query, hits: null, total: 0 };
  }
}

/** What fits a query, a moment after it was written; until then what fitted the last one. */
export function useSearch(locale: LocaleCode, query: string): { words: SearchMessages | null; answer: Answer } {
  const [words, setWords] = useState<SearchMessages | null>(null);
  const [answer, setAnswer] = useState(nothing);

  useEffect(() => {
    void loadSearchMessages(locale).then(setWords);
  }, [locale]);

  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(async () => {
      const found = query === '' ? nothing : await answerTo(locale, query);
      if (isWanted) setAnswer(found);
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [locale, query]);

  return { words, answer };
}
