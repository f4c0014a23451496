'use client';

import { useId, useState } from 'react';
import { RadioGroup } from '@/components/ui/radio-group';
import { NumberField } from '@/components/ui/number-field';
import { formatMoney } from '@/lib/pricing/money';
import type { CurrencyFormat } from '@/lib/pricing/plans';
import { commission, type ReferralProgram } from '@/lib/pricing/referral-program';
import styles from './calculator.module.css';

type CalculatorMessages = Record<'people' | 'plan' | 'months' | 'total' | 'lastMonth' | 'fewer' | 'more', string>;

type ReferralCalculatorProps = {
  messages: CalculatorMessages;
  /** The available plans, their names and prices. */
  options: readonly { value: string; label: string; price: number }[];
  initial: string;
  format: CurrencyFormat;
  terms: Pick<ReferralProgram, 'rate' | 'months'>;
};

/** Bar of a month: one unit wide including the gap, in an SVG that is 100 units high. */
const bar = (month: number, height: number) => `M${month} 100v-${height}h.75v${height}z`;

/** Bar chart of the monthly commission; the last month is highlighted. */
function GrowthChart({ amounts, label }: { amounts: readonly number[]; label: string }) {
  const last = amounts.length - 1;
  const bars = amounts.map((amount, month) => bar(month, (100 * amount) / amounts[last]!));
  return (
    <div className={styles.growth} aria-hidden="true">
      <svg viewBox={`0 0 ${last + 0.75} 100`} preserveAspectRatio="none">
        <path d={bars.slice(0, last).join('')} />
        <path className={styles.lastMonth} d={bars[last]} />
      </svg>
      <div className={styles.months}>
        <span>{last > 0 ? 1 : null}</span>
        <span>{label}</span>
        <span>{amounts.length}</span>
      </div>
    </div>
  );
}

/** Calculates the commission for a number of referrals per month over several months. */
export function ReferralCalculator({ messages, options, initial, format, terms }: ReferralCalculatorProps) {
  const [people, setPeople] = useState(5);
  const [months, setMonths] = useState(12);
  const [plan, setPlan] = useState(initial);
  const id = useId();
  const { price } = options.find(({ value }) => value === plan)!;
  const { total, lastMonth } = commission(terms, price, people, months);
  const amounts = Array.from({ length: months }, (_, i) => commission(terms, price, people, i + 1).lastMonth);
  return (
    <div className={`with-scripts ${styles.calculator}`}>
      <div className={styles.fields}>
        <NumberField
          id={`${id}people`}
          label={messages.people}
          value={people}
          onChange={setPeople}
          max={500}
          labels={messages}
        />
        <NumberField
          id={`${id}months`}
          label={messages.months}
          value={months}
          onChange={setMonths}
          max={36}
          labels={messages}
        />
        <RadioGroup name="plan" legend={messages.plan} options={options} initial={initial} onChange={setPlan} />
      </div>
      <div>
        <output className={styles.result} htmlFor={`${id}people ${id}months`}>
          <span className={styles.row}>
            <span>{messages.total}</span>
            <strong className={styles.total}>{formatMoney(total, format)}</strong>
          </span>
          <span className={styles.row}>
            <span>{messages.lastMonth}</span>
            <strong>{formatMoney(lastMonth, format)}</strong>
          </span>
        </output>
        <GrowthChart amounts={amounts} label={messages.months} />
      </div>
    </div>
  );
}
