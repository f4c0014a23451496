import { getTranslations } from 'next-intl/server';
import { RpaConnectors } from '@/components/mockups/rpa-connectors';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/lib/config/icon-names';
import styles from './rpa-canvas.module.css';

const nodes = [
  { name: 'open', icon: 'globe' },
  { name: 'wait', icon: 'clock' },
  { name: 'loop', icon: 'refresh-cw' },
  { name: 'read', icon: 'eye' },
  { name: 'condition', icon: 'circle-help' },
  { name: 'save', icon: 'table' },
  { name: 'skip', icon: 'chevron-right' },
] as const satisfies readonly { name: string; icon: IconName }[];

/** The nodes of a flow and the connectors between them: side by side, or stacked in narrow containers. */
export async function RpaCanvas() {
  const t = await getTranslations('mockups.rpa');
  return (
    <div className={styles.canvas}>
      <RpaConnectors />
      {nodes.map(({ name, icon }) => (
        <span className={`${styles.node} ${styles[name]}`} key={name}>
          <Icon name={icon} size={16} />
          <span>{t(name)}</span>
        </span>
      ))}
      <span className={styles.yes}>{t('yes')}</span>
      <span className={styles.no}>{t('no')}</span>
    </div>
  );
}
