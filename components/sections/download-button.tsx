import { getTranslations } from 'next-intl/server';
import button from '@/components/ui/button.module.css';
import { Icon } from '@/components/ui/icon';
import styles from './download-button.module.css';

/** Systems have one name in every language. */
const systems = { windows: 'Windows', apple: 'macOS', linux: 'Linux' } as const;

/**
 * The download page's main button. It names the visitor's system, by the data-system that a script in the head sets
 * before the first paint; without scripts and on phones it names none.
 */
export async function DownloadButton({ href }: { href: string }) {
  const t = await getTranslations('downloads');
  return (
    <a className={button.primary} href={href} data-click={`action ${href}`} data-download="">
      <Icon name="download" size={18} />
      <span className={styles.any}>{t('download')}</span>
      {Object.entries(systems).map(([id, system]) => (
        <span className={styles.system} data-name={id} key={id}>
          {t('downloadFor', { system })}
        </span>
      ))}
    </a>
  );
}
