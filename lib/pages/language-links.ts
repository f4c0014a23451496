import { locales, type LocaleCode } from '@/lib/i18n/locales';
import { hasOwnOrigin, originOf } from '@/lib/i18n/origins';
import { switchPath, type PagePath } from '@/lib/i18n/paths';
import { switchTarget } from '@/lib/pages/switch-target';

export type LanguageLink = {
  code: LocaleCode;
  name: string;
  href: string;
  /** Whether the link leads to the same page, so that a fragment of it still means something. */
  samePage: boolean;
};

/** Where some language has a host of its own, a link may have to leave the one that the reader is on. */
const hasSeveralHosts = locales.some(({ code }) => hasOwnOrigin(code));

/** The switcher's links on a page; absolute where languages live on several hosts. */
export function languageLinks(path: PagePath): LanguageLink[] {
  return locales.map(({ code, name }) => {
    const target = switchTarget(path, code);
    const address = hasOwnOrigin(code) ? target : switchPath(code, target);
    const href = hasSeveralHosts ? originOf(code) + address : address;
    return { code, name, href, samePage: target === path };
  });
}
