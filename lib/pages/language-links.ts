import { isDraft, locales, type LocaleCode } from '@/lib/i18n/locales';
import { hasDedicatedHost, localeOrigin } from '@/lib/i18n/origins';
import { switcherPath, type PagePath } from '@/lib/i18n/locale-paths';
import { languageSwitchTarget } from '@/lib/pages/language-switch-target';

export type LanguageLink = {
  code: LocaleCode;
  name: string;
  href: string;
  /** Whether the link leads to the same page, so that the URL fragment can be kept. */
  samePage: boolean;
};

/** If any language has its own host, links may cross hosts and must be absolute. */
const hasSeveralHosts = locales.some(({ code }) => hasDedicatedHost(code));

/** Links of the language switcher on a page; absolute if languages are spread over several hosts. */
export function languageLinks(path: PagePath): LanguageLink[] {
  const published = locales.filter(({ code }) => !isDraft(code));
  return published.map(({ code, name }) => {
    const target = languageSwitchTarget(path, code);
    const localizedPath = hasDedicatedHost(code) ? target : switcherPath(code, target);
    const href = hasSeveralHosts ? localeOrigin(code) + localizedPath : localizedPath;
    return { code, name, href, samePage: target === path };
  });
}
