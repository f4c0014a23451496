import type { LinkCounts } from '@/lib/api/links/count-by-link';
import { shortLinkAddress } from '@/lib/api/links/export-links';
import type { LinkRow } from '@/lib/api/links/link-row';
import type { RoutingContext } from '@/lib/request-routing/resolve-page-request';
import { checkSavedLink, isExpired, shownTarget } from '@/lib/workbench/check-link';
import { formatNumber, formatPoint } from '@/lib/api/workbench/format';
import { lastDay } from '@/lib/workbench/link-fields';
import { linksSearch, type LinksQuery } from '@/lib/workbench/links-query';
import type { WorkbenchTranslator } from '@/lib/api/workbench/translator';
import { linkPath, linksPath } from '@/lib/workbench/paths';
import type { WorkbenchLocale } from '@/lib/i18n/workbench-locales';
import { CopyButton } from './copy-address';
import styles from './link-table.module.css';

type Props = {
  links: readonly LinkRow[];
  counts: ReadonlyMap<string, LinkCounts>;
  query: LinksQuery;
  context: RoutingContext;
  locale: WorkbenchLocale;
  t: WorkbenchTranslator;
};

/** Links with their numbers; cards where the page is narrow. */
export function LinkTable({ links, counts, query, context, locale, t }: Props) {
  const numbers = ['clicks', 'visits', 'signUps'] as const;
  const heads = ['link', 'place', ...numbers, 'expires'] as const;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('links.title')}</caption>
      <thead>
        <tr>
          {heads.map((name) => (
            <th
              key={name}
              scope="col"
              className={numbers.some((number) => number === name) ? styles.number : undefined}
            >
              {t(`links.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {links.map((link) => (
          <tr key={link.id}>
            <th scope="row" className={styles.link}>
              <LinkName link={link} t={t} />
              <span className={styles.target}>
                <span aria-hidden>↳</span> {shownTarget(link)}
              </span>
            </th>
            <td className={styles.place}>
              {link.folder && (
                <a href={linksPath + linksSearch({ ...query, folder: link.folder, page: 1 })}>{link.folder}</a>
              )}
              {link.tags.map((tag) => (
                <a key={tag} className={styles.tag} href={linksPath + linksSearch({ ...query, tag, page: 1 })}>
                  {tag}
                </a>
              ))}
            </td>
            {numbers.map((name) => (
              <td key={name} className={styles.number} data-label={t(`links.${name}`)}>
                {formatNumber(counts.get(link.id)?.[name] ?? 0, locale)}
              </td>
            ))}
            <td className={styles.state}>
              <LinkState link={link} context={context} locale={locale} t={t} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LinkName({ link, t }: { link: LinkRow; t: WorkbenchTranslator }) {
  const address = shortLinkAddress(link.id);
  const start = shortLinkAddress('').replace(/^https?:\/\//, '');
  return (
    <>
      <span className={styles.name}>
        <a href={linkPath(link.id)}>
          <span className={styles.host}>{start}</span>
          {link.id}
        </a>
        <CopyButton address={address} t={t} isSmall />
      </span>
      {link.title && <span className={styles.title}>{link.title}</span>}
    </>
  );
}

type StateProps = Pick<Props, 'context' | 'locale' | 't'> & { link: LinkRow };

/** Its last day, and what keeps a link from working or from the list. */
function LinkState({ link, context, locale, t }: StateProps) {
  return (
    <>
      {link.archivedAt && <span className={styles.badge}>{t('links.archived')}</span>}
      {isExpired(link) && <span className={styles.badge}>{t('links.expired')}</span>}
      {!checkSavedLink(link, context) && <span className={styles.broken}>{t('links.broken')}</span>}
      {link.expiresAt && <span>{formatPoint(lastDay(link), locale, true)}</span>}
    </>
  );
}
