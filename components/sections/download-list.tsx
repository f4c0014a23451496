import { getFormatter, getTranslations } from 'next-intl/server';
import button from '@/components/ui/button.module.css';
import { CopyButton } from '@/components/ui/copy-button';
import { Icon } from '@/components/ui/icon';
import { platformIds, platforms, type PlatformId } from '@/lib/contract/platforms';
import { hasDownloads, IfAvailable } from '@/components/sections/download-availability';
import { NotifyForm, notifyFormId } from '@/components/sections/notify-form';
import { contentIndex } from '@/lib/content/content-index';
import { readReleases } from '@/lib/download/releases-schema';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { linkPath, type PagePath } from '@/lib/i18n/locale-paths';
import { articlePath } from '@/lib/urls/article-path';
import { pathTo } from '@/lib/urls/path-to';
import { languageTag } from '@/lib/i18n/locales';
import { site } from '@/lib/config/site';
import { getTranslatorWithFallback } from '@/lib/next-intl/translator-with-fallback';
import { langProps, plainText, textProps } from '@/lib/i18n/element-text';
import styles from './download-list.module.css';

/** Formats a file size in megabytes for a language: `112 MB`, `112 Мбайт`. */
function formatMegabytes(bytes: number, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 });
  return format.format(bytes / 1_000_000);
}

/** Metadata of an operating system's file: requirements, size, and the checksum with a copy button. */
async function FileMetadata({ id }: { id: PlatformId }) {
  const t = await getTranslations('downloads');
  const texts = await getTranslatorWithFallback('downloads');
  const tCommon = await getTranslations('common');
  const locale = await currentLocale();
  const { bytes, sha256 } = readReleases().newest.files[id] ?? {};
  return (
    <dl className={styles.details}>
      <dt className="visually-hidden">{t('requires')}</dt>
      <dd {...textProps(texts(`requirements.${platforms[id].key}`))} />
      {bytes ? (
        <>
          <dt>{t('size')}</dt>
          <dd>{formatMegabytes(bytes, languageTag(locale))}</dd>
        </>
      ) : null}
      {sha256 ? (
        <>
          <dt>{t('checksum')}</dt>
          <dd>
            <code className={styles.checksum}>{sha256}</code>{' '}
            <CopyButton
              text={sha256}
              label={tCommon('copyCode')}
              copiedLabel={tCommon('copied')}
              subject={t('checksum')}
            />
          </dd>
        </>
      ) : null}
    </dl>
  );
}

/** The path of the help article that explains the installation, or of the help center if there is none. */
function guidePath(id: PlatformId): PagePath {
  const guide = contentIndex().helps.find(({ guideFor }) => guideFor?.includes(id));
  return guide ? articlePath('helps', guide.id) : pathTo('helps');
}

/**
 * The action for an operating system: the download, or a notification when it is available; the installation guide if
 * no system has a download.
 */
async function RowAction({ id }: { id: PlatformId }) {
  const locale = await currentLocale();
  const t = await getTranslations('downloads');
  const url = site.downloadUrls[id];
  const system = <span className="visually-hidden">{t(`platforms.${platforms[id].key}`)}</span>;
  if (!hasDownloads) {
    return (
      <a className={`${styles.action} ${styles.guide}`} href={linkPath(locale, guidePath(id))}>
        <span className="visually-hidden">
          {t('installGuide')} {t(`platforms.${platforms[id].key}`)}
        </span>
        <Icon name="arrow-right" size={18} />
      </a>
    );
  }
  if (!url) {
    return (
      <a className={`${button.secondary} ${styles.action}`} href={`#${notifyFormId}`}>
        {t('notify')} {system}
      </a>
    );
  }
  return (
    <a className={`${button.secondary} ${styles.action} ${styles.available}`} href={url} data-click={`download ${id}`}>
      <Icon name="download" size={18} />
      {t('download')} {system}
    </a>
  );
}

const unavailablePlatforms = platformIds.filter((id) => !site.downloadUrls[id]);

/** Lists the operating systems without a download; says so if no system has one. */
export async function UnavailablePlatforms() {
  const t = await getTranslations('downloads');
  const format = await getFormatter();
  if (!hasDownloads) return t('unavailable');
  return t('unavailablePlatforms', {
    systems: format.list(unavailablePlatforms.map((id) => t(`platforms.${platforms[id].key}`))),
  });
}

function UnavailableNote() {
  if (unavailablePlatforms.length === 0) return null;
  return (
    <>
      <IfAvailable as="div">
        <p className={styles.text}>
          <b>
            <UnavailablePlatforms />
          </b>
        </p>
      </IfAvailable>
      <NotifyForm />
    </>
  );
}

/**
 * List of all operating systems with their downloads. Styles put the visitor's own first, using the
 * data-visitor-platform attribute set by a script in the head; without scripts the order is fixed. Missing downloads
 * are mentioned once: next to the page's main button for visitors whose system lacks one, or if no system has one;
 * otherwise next to the list.
 */
export async function DownloadList() {
  const t = await getTranslations('downloads');
  const texts = await getTranslatorWithFallback('downloads');
  return (
    <section className={styles.downloads} id="downloads" tabIndex={-1} data-expose="downloads">
      <div>
        <h2 {...langProps(texts('heading'))}>{plainText(texts('heading'))}</h2>
        {hasDownloads ? <UnavailableNote /> : <p className={styles.text} {...textProps(texts('guidesHint'))} />}
      </div>
      <ul className={styles.list}>
        {platformIds.map((id) => {
          const { key, icon } = platforms[id];
          return (
            <li className={styles.platform} data-platform={id} key={id}>
              <Icon name={icon} size={28} />
              <div className={styles.content}>
                <div>
                  <h3>{t(`platforms.${key}`)}</h3>
                  <p className={styles.yourSystem}>{t('yourSystem')}</p>
                </div>
                <FileMetadata id={id} />
              </div>
              <RowAction id={id} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
