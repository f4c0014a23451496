import { getTranslations } from 'next-intl/server';
import button from '@/components/ui/button.module.css';
import { Icon } from '@/components/ui/icon';
import { hasDownloads } from '@/components/sections/download-availability';
import { readReleases } from '@/lib/download/releases-schema';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/locale-paths';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import { platformIds, platforms } from '@/lib/contract/platforms';
import { pathTo } from '@/lib/urls/path-to';
import { site } from '@/lib/config/site';
import styles from './release-downloads.module.css';

/**
 * Downloads of a version, below its release notes: its file for each operating system. If the newest version has none,
 * a sentence says so and links to the download page. An old version without files links there if the newest version has
 * files.
 */
export async function ReleaseDownloads({ locale, version }: { locale: LocaleCode; version: string }) {
  const t = await getTranslations();
  const downloadHref = linkPath(locale, pathTo('download'));
  const { newest, older } = readReleases();
  const isNewest = version === newest.version;
  const files = older.find((release) => release.version === version)?.files ?? {};
  const links = platformIds
    .map((id) => ({ id, href: isNewest ? site.downloadUrls[id] : files[id]?.url }))
    .filter(({ href }) => href !== undefined);
  if (links.length === 0 && !isNewest && !hasDownloads) return null;
  if (links.length === 0 && isNewest) {
    return (
      <p className={styles.unavailable} data-actions="">
        {t('articles.noDownloads')} <a href={downloadHref}>{pageCopyAt(locale, pathTo('download')).name}</a>
      </p>
    );
  }
  return (
    <section className={styles.downloads} aria-labelledby="downloads" data-actions="">
      <h2 className={styles.heading} id="downloads">
        {links.length > 0 ? t('articles.downloadVersion', { version }) : t('articles.downloadLatest')}
      </h2>
      {links.length > 0 ? (
        <ul className={styles.systems}>
          {links.map(({ id, href }) => (
            <li key={id}>
              <a href={href} data-click={`download ${id}`}>
                <Icon name={platforms[id].icon} />
                {t(`downloads.platforms.${platforms[id].key}`)}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <a className={button.secondary} href={downloadHref}>
          <Icon name="download" />
          {t('common.download')}
        </a>
      )}
    </section>
  );
}
