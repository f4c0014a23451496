'use client';

import { useId, useState } from 'react';
import { Choice } from '@/components/ui/choice';
import { NumberField } from '@/components/ui/number-field';
import { formatMoney } from '@/lib/pricing/money';
import { plans, type Currency, type PlanId } from '@/lib/pricing/plans';
import { commission } from '@/lib/pricing/referral-program';
import styles from './calculator.module.css';

type Words = Record<'people' | 'plan' | 'months' | 'total' | 'lastMonth' | 'fewer' | 'more', string>;

type ReferralCalculatorProps = {
  words: Words;
  /** The plans to choose from, and their names. */
  options: readonly { value: PlanId; label: string }[];
  initial: PlanId;
  currency: Currency;
};

/** What a number of people a month would bring over some months. */
export function ReferralCalculator({ words, options, initial, currency }: ReferralCalculatorProps) {
  const [people, setPeople] = useState(5);
  const [months, setMonths] = useState(12);
  const [plan, setPlan] = useState<PlanId>(initial);
  const id = useId();
  const { total, lastMonth } = commission(plans[plan].price[currency], people, months);
  return (
    <div className={`with-scripts ${styles.calculator}`}>
      <div className={styles.fields}>
        <NumberField
          id={`${id}people`}
          label={words.people}
          value={people}
          onChange={setPeople}
          max={500}
          words={words}
        />
        <NumberField
          id={`${id}months`}
          label={words.months}
          value={months}
          onChange={setMonths}
          max={36}
          words={words}
        />
        <Choice
          name="plan"
          legend={words.plan}
          options={options}
          initial={initial}
          onChange={(value) => setPlan(value as PlanId)}
        />
      </div>
      <output className={styles.result} htmlFor={`${id}people ${id}months`}>
        <span className={styles.line}>
          <span>{words.total}</span>
          <strong className={styles.main}>{formatMoney(total, currency)}</strong>
        </span>
        <span className={styles.line}>
          <span>{words.lastMonth}</span>
          <strong>{formatMoney(lastMonth, currency)}</strong>
        </span>
      </output>
    </div>
  );
}
