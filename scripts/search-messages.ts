import { typesetUiMessages } from '@/lib/content/ui-messages';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import type { LocaleCode } from '@/lib/i18n/locales';
import { pathTo } from '@/lib/urls/path-to';
import { listedCollections } from '@/lib/urls/route-table';

/** Messages of the search dialog: the messages of the search page, and the names of the categories. */
export function searchMessages(locale: LocaleCode) {
  const { common, shell, client } = typesetUiMessages(locale);
  const sections = Object.fromEntries(listedCollections.map((name) => [name, pageCopyAt(locale, pathTo(name)).name]));
  return {
    field: common.searchField,
    results: common.searchResults,
    tips: common.searchNoResultsTip,
    all: common.searchSeeAll,
    failed: common.searchFailed,
    close: client.consent.close,
    kinds: { ...sections, legal: shell.footer.legal, page: common.searchPage },
  };
}
