import { locales, type LocaleCode } from '@/lib/i18n/locales';
import { switchPath, type PagePath } from '@/lib/i18n/paths';
import { switchTarget } from '@/lib/pages/switch-target';
import { site } from '@/lib/settings/site';

export type LanguageLink = {
  code: LocaleCode;
  name: string;
  href: string;
  /** Whether the link leads to the same page, so that a fragment of it still means something. */
  samePage: boolean;
};

/** The switcher's links on a page. With a Chinese host they are absolute: each language lives on its own host. */
export function languageLinks(path: PagePath): LanguageLink[] {
  return locales.map(({ code, name }) => {
    const target = switchTarget(path, code);
    const href = site.zhUrl
      ? code === 'zh'
        ? site.zhUrl + target
        : site.url + switchPath(code, target)
      : switchPath(code, target);
    return { code, name, href, samePage: target === path };
  });
}
