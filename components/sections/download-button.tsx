import { getTranslations } from 'next-intl/server';
import { hasDownloads, IfAvailable, IfUnavailable } from '@/components/sections/download-availability';
import { notifyFormId } from '@/components/sections/notify-form';
import button from '@/components/ui/button.module.css';
import { Icon } from '@/components/ui/icon';
import styles from './download-button.module.css';

/** Operating systems have the same name in every language. */
const systems = { windows: 'Windows', apple: 'macOS', linux: 'Linux' } as const;

/**
 * The download page's main button. It names the visitor's operating system, which a script in the head stores in the
 * data-visitor-platform attribute before the first paint; without scripts and on phones it names none. If there is no
 * download for the system, it leads to the form for a notification, which the page has in its place if no system has one.
 */
export async function DownloadButton({ href }: { href: string }) {
  const t = await getTranslations('downloads');
  return (
    <>
      <IfAvailable>
        <a className={button.primary} href={href} data-click={`action ${href}`} data-download="">
          <Icon name="download" size={18} />
          <span className={styles.generic}>{t('download')}</span>
          {Object.entries(systems).map(([id, system]) => (
            <span className={styles.system} data-os-family={id} key={id}>
              {t('downloadFor', { system })}
            </span>
          ))}
        </a>
      </IfAvailable>
      {hasDownloads ? (
        <IfUnavailable>
          <a className={button.primary} href={`#${notifyFormId}`}>
            {t('notifyLong')}
          </a>
        </IfUnavailable>
      ) : null}
    </>
  );
}
