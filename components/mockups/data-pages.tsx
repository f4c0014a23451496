import { getFormatter } from 'next-intl/server';
import { pageIllustrations } from '@/components/mockups/page-illustrations';
import { initials } from '@/components/mockups/localized-sites';
import type { CountryCode } from '@/lib/demo/countries';
import { localPrice } from '@/components/mockups/local-price';
import { PageIllustration } from '@/components/mockups/page-illustration';
import { Icon } from '@/components/ui/icon';
import mockup from './mockup.module.css';
import styles from './use-case-page.module.css';

/** A wallet: amount and value of each coin. */
export async function WalletPage({ country }: { country: CountryCode }) {
  const format = await getFormatter();
  const holdings = [
    ['ETH', 1.42, 3820],
    ['BTC', 0.031, 2510],
    ['SOL', 18, 2390],
    ['USDC', 640, 590],
  ] as const;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <strong>{localPrice(format, country, 9310)}</strong>
        <span className={`${styles.pill} ${mockup.mono}`}>0x7{country.charCodeAt(1)}…3a9c</span>
      </div>
      {holdings.map(([coin, amount, euros]) => (
        <div className={styles.row} key={coin}>
          <span className={styles.avatar}>{initials(coin)}</span>
          <strong>{coin}</strong>
          <span className={`${mockup.grow} ${mockup.muted}`}>{format.number(amount)}</span>
          <span className={styles.total}>{localPrice(format, country, euros)}</span>
        </div>
      ))}
    </div>
  );
}

/** Search results with their prices. */
export async function SearchPage({ country }: { country: CountryCode }) {
  const format = await getFormatter();
  return (
    <div className={styles.page}>
      <div className={styles.query}>
        <span className={mockup.grow}>LM-310</span>
        <Icon name="search" size={13} />
      </div>
      {[128, 119, 134, 125].map((euros, i) => (
        <div className={styles.row} key={euros}>
          <span className={`${mockup.grow} ${mockup.mono} ${mockup.truncate}`}>
            shop-{i + 1}.example/{country.toLowerCase()}
          </span>
          <span className={styles.total}>{localPrice(format, country, euros)}</span>
        </div>
      ))}
    </div>
  );
}

/** Odds for each outcome of a match. */
export async function OddsPage({ country }: { country: CountryCode }) {
  const format = await getFormatter();
  const seed = country.charCodeAt(0);
  const matches = ['ROM – MIL', 'SEV – VAL', 'MAL – UPP', 'TUR – NAP'];
  return (
    <div className={styles.page}>
      {matches.map((match, i) => (
        <div className={styles.row} key={match}>
          <strong className={`${mockup.grow} ${mockup.truncate}`}>{match}</strong>
          {[1.6, 3.2, 4.1].map((base, n) => (
            <span className={`${styles.pill} ${(seed + i) % 3 === n ? styles.done : ''}`} key={base}>
              {format.number(base + ((seed * (i + 2) + n * 7) % 9) / 20, { minimumFractionDigits: 2 })}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

/** A number above its chart. */
export async function ChartPage({ country, chart }: { country: CountryCode; chart: 'chart' | 'bars' | 'seats' }) {
  const format = await getFormatter();
  const growth = format.number(0.04 + (country.charCodeAt(1) % 12) / 100, { style: 'percent', signDisplay: 'always' });
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <strong>
          {chart === 'seats'
            ? `B 4–6 · 3 × ${localPrice(format, country, 48)}`
            : localPrice(format, country, 1240 + 3 * country.charCodeAt(0))}
        </strong>
        <span className={styles.pill}>
          {chart === 'seats' ? <Icon name="ticket" size={12} /> : null}
          {chart === 'seats' ? format.number(3) : growth}
        </span>
      </div>
      <PageIllustration drawing={pageIllustrations[chart]} />
    </div>
  );
}
