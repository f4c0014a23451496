import { shownInterfaceWords } from '@/lib/content/interface-words';
import { copyAt } from '@/lib/pages/copy-of';
import type { LocaleCode } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/routes/path-to';
import { listedCollections } from '@/lib/routes/route-table';

/** What the search that opens over a page says: the words of the search page, and the names of what can be found. */
export function searchWords(locale: LocaleCode) {
  const { parts, shell, client } = shownInterfaceWords(locale);
  const sections = Object.fromEntries(listedCollections.map((name) => [name, copyAt(locale, pathTo(name)).name]));
  return {
    field: parts.searchField,
    results: parts.searchResults,
    tips: parts.searchTips,
    all: parts.searchAllFor,
    failed: parts.searchFailed,
    close: client.consent.close,
    kinds: { ...sections, legal: shell.footer.legal, page: parts.searchPage },
  };
}
