import { getFormatter, getTranslations } from 'next-intl/server';
import mockup from './mockup.module.css';
import styles from './campaign-page.module.css';

/** Results and costs of a client's campaigns in one week. */
const campaigns = [
  { clicks: 1284, cost: 312, share: 86 },
  { clicks: 967, cost: 248, share: 65 },
  { clicks: 540, cost: 96, share: 38 },
  { clicks: 212, cost: 41, share: 16 },
] as const;

/** An advertiser's page in the main window: a row for each campaign, with its clicks and cost. */
export async function CampaignPage() {
  const t = await getTranslations('use-cases');
  const tSynchronizer = await getTranslations('mockups.synchronizer');
  const format = await getFormatter();
  return (
    <div className={styles.page}>
      <div className={`${styles.row} ${mockup.small}`}>
        <span>{t('campaign')}</span>
        <span />
        <span>{tSynchronizer('clicks')}</span>
        <span>€</span>
      </div>
      {campaigns.map(({ clicks, cost, share }, i) => (
        <div className={styles.row} key={share}>
          <b className={mockup.truncate}>{t('numberedName', { name: t('campaign'), number: String(i + 1) })}</b>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none">
            <path className={styles.rest} d="M0 0h100v8H0z" />
            <path className={styles.share} d={`M0 0h${share}v8H0z`} />
          </svg>
          <span>{format.number(clicks)}</span>
          <span>{format.number(cost)}</span>
        </div>
      ))}
    </div>
  );
}
