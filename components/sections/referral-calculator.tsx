'use client';

import { useId, useState } from 'react';
import { RadioGroup } from '@/components/ui/radio-group';
import { NumberField } from '@/components/ui/number-field';
import { formatMoney } from '@/lib/pricing/money';
import { plans, type Currency, type PlanId } from '@/lib/pricing/plans';
import { commission } from '@/lib/pricing/referral-program';
import styles from './calculator.module.css';

type CalculatorMessages = Record<'people' | 'plan' | 'months' | 'total' | 'lastMonth' | 'fewer' | 'more', string>;

type ReferralCalculatorProps = {
  messages: CalculatorMessages;
  /** The available plans and their names. */
  options: readonly { value: PlanId; label: string }[];
  initial: PlanId;
  currency: Currency;
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
export function ReferralCalculator({ messages, options, initial, currency }: ReferralCalculatorProps) {
  const [people, setPeople] = useState(5);
  const [months, setMonths] = useState(12);
  const [plan, setPlan] = useState<PlanId>(initial);
  const id = useId();
  const price = plans[plan].price[currency];
  const { total, lastMonth } = commission(price, people, months);
  const amounts = Array.from({ length: months }, (_, i) => commission(price, people, i + 1).lastMonth);
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
        <RadioGroup
          name="plan"
          legend={messages.plan}
          options={options}
          initial={initial}
          onChange={(value) => setPlan(value as PlanId)}
        />
      </div>
      <div>
        <output className={styles.result} htmlFor={`${id}people ${id}months`}>
          <span className={styles.row}>
            <span>{messages.total}</span>
            <strong className={styles.total}>{formatMoney(total, currency)}</strong>
          </span>
          <span className={styles.row}>
            <span>{messages.lastMonth}</span>
            <strong>{formatMoney(lastMonth, currency)}</strong>
          </span>
        </output>
        <GrowthChart amounts={amounts} label={messages.months} />
      </div>
    </div>
  );
}
