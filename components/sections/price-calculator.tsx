'use client';

import { useId, useState } from 'react';
import { Price } from '@/components/sections/price';
import { NumberField } from '@/components/ui/number-field';
import { inCurrencies, type Prices } from '@/lib/pricing/plans';
import { cheapestQuote, quotePrice } from '@/lib/pricing/quote';
import styles from './calculator.module.css';

/** Stops of the slider: close together where plans differ. */
const profileStops = [1, 2, 3, 5, 8, 10, 15, 20, 30, 40, 50, 75, 100, 150, 200, 300, 400, 500, 750, 1000, 1500];

type CalculatorMessages = Record<
  'profiles' | 'seats' | 'fewer' | 'more' | 'plan' | 'price' | 'perProfile' | 'extras',
  string
>;

/** The cheapest plan for a number of profiles and seats. Period and currency follow the page's settings. */
export function PriceCalculator({
  messages,
  names,
  prices,
}: {
  messages: CalculatorMessages;
  /** Names of the plans. */
  names: Readonly<Record<string, string>>;
  prices: Prices;
}) {
  const [profiles, setProfiles] = useState(50);
  const [seats, setSeats] = useState(2);
  const id = useId();
  const { calculator: limits } = prices;
  const quote = cheapestQuote(profiles, seats, prices);
  const amounts = (divisor: number) => inCurrencies(prices, (code) => quotePrice(quote, code, prices) / divisor);
  const isExtended = quote.addedPacks.profiles + quote.addedPacks.seats > 0;
  return (
    <div className={`with-scripts ${styles.calculator}`}>
      <div className={styles.fields}>
        <NumberField
          id={`${id}profiles`}
          label={messages.profiles}
          value={profiles}
          onChange={setProfiles}
          max={limits.profiles}
          labels={messages}
          stops={[...profileStops.filter((stop) => stop < limits.profiles), limits.profiles]}
        />
        <NumberField
          id={`${id}seats`}
          label={messages.seats}
          value={seats}
          onChange={setSeats}
          max={limits.seats}
          labels={messages}
        />
      </div>
      <output className={styles.result} htmlFor={`${id}profiles ${id}seats`}>
        <span className={styles.row}>
          <span>{messages.plan}</span>
          <strong>{names[quote.plan]}</strong>
        </span>
        <span className={styles.row}>
          <span>{messages.price}</span>
          <strong className={styles.total}>
            <Price {...prices} amounts={amounts(1)} />
          </strong>
        </span>
        <span className={styles.row}>
          <span>{messages.perProfile}</span>
          <strong>
            <Price {...prices} amounts={amounts(profiles)} />
          </strong>
        </span>
        <span className={styles.note}>{isExtended ? messages.extras : null}</span>
      </output>
    </div>
  );
}
