import { getFormatter, getTranslations } from 'next-intl/server';
import { ProfileIcon } from '@/components/mockups/profile-icon';
import { RpaCanvas } from '@/components/mockups/rpa-canvas';
import { MockupFrame } from '@/components/mockups/mockup-frame';
import { Icon } from '@/components/ui/icon';
import mockup from './mockup.module.css';
import styles from './rpa-flow.module.css';

/** A no-code flow: nodes, connectors, and the log of its last run. */
export async function RpaFlowMockup() {
  const t = await getTranslations('mockups.rpa');
  const names = await getTranslations('mockups.profiles');
  const format = await getFormatter();
  const log = [
    { time: '09:00:02', step: t('open'), result: t('done') },
    { time: '09:00:04', step: t('wait'), result: t('retry'), isRetry: true },
    { time: '09:00:06', step: t('loop'), result: t('rows', { count: 12 }) },
    { time: '09:00:07', step: t('read'), result: format.number(24.9, { style: 'currency', currency: 'EUR' }) },
    { time: '09:00:07', step: t('save'), result: t('done') },
  ];
  return (
    <MockupFrame alt={t('alt')}>
      <div className={`${mockup.window} ${styles.flow}`}>
        <div className={mockup.bar}>
          <ProfileIcon profileColor={1} />
          <span className={`${mockup.grow} ${mockup.truncate}`}>{names('research')}</span>
          <span className={`${mockup.button} ${mockup.solid}`}>
            <Icon name="play" size={14} />
          </span>
        </div>
        <div className={styles.canvas}>
          <RpaCanvas />
        </div>
        <div className={styles.log}>
          <b>{t('log')}</b>
          {log.map(({ time, step, result, isRetry }) => (
            <span className={styles.entry} key={step}>
              <span className={`${styles.time} ${mockup.mono} ${mockup.muted}`}>{time}</span>
              <span>{step}</span>
              <span className={mockup.muted}>
                <Icon name={isRetry ? 'refresh-cw' : 'check'} size={13} />
                {result}
              </span>
            </span>
          ))}
        </div>
      </div>
    </MockupFrame>
  );
}
