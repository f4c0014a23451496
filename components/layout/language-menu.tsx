import { Icon } from '@/components/ui/icon';
import { languageTag, locales, type LocaleCode } from '@/lib/i18n/locales';
import type { PagePath } from '@/lib/i18n/locale-paths';
import { languageLinks } from '@/lib/pages/language-links';
import styles from './language-menu.module.css';

/** Language switcher of the header: a popover with every language by its native name. */
export function LanguageMenu({ path, locale, label }: { path: PagePath; locale: LocaleCode; label: string }) {
  const current = locales.find(({ code }) => code === locale)!;
  return (
    <div className={styles.root} data-dedupe="">
      <button className={styles.button} type="button" popoverTarget="menu-language">
        <Icon name="globe" />
        <span className={styles.name}>{current.name}</span>
        <span className="visually-hidden">{label}</span>
      </button>
      <nav className={styles.panel} id="menu-language" popover="auto" aria-label={label}>
        <LanguageList path={path} locale={locale} />
      </nav>
    </div>
  );
}

/** Links to the page in every language. The browser follows them with a full load, not the router. */
export function LanguageList({ path, locale }: { path: PagePath; locale: LocaleCode }) {
  return (
    <ul className={styles.list}>
      {languageLinks(path).map(({ code, name, href, samePage }) => (
        <li key={code}>
          <a
            href={href}
            hrefLang={languageTag(code)}
            lang={languageTag(code)}
            rel="nofollow"
            data-same-page={samePage || undefined}
            aria-current={code === locale ? 'true' : undefined}
          >
            {name}
            {code === locale ? <Icon name="check" size={16} /> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}
