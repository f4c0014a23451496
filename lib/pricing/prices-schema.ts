import { z } from 'zod';
import { lazyJson } from '@/lib/config/data-file';
import { knownName, unknownName } from '@/lib/config/known-name';
import { localeCodes } from '@/lib/i18n/locales';
import type { Amounts, Prices } from '@/lib/pricing/plans';
import type { ReferralProgram } from '@/lib/pricing/referral-program';
import { closestWord, didYouMean } from '@/lib/text/did-you-mean';

/** Prices and terms of the referral program, and their schemas. Browsers get the data as properties of components. */

export const pricesFile = 'content/prices.json';
export const referralFile = 'content/referral-program.json';

const amount = z.number().min(0, 'must not be negative').max(1_000_000_000, 'must not exceed 1,000,000,000');
const amounts = z.record(z.string(), amount);
const positiveInteger = z
  .int('must be an integer')
  .min(1, 'must be at least 1')
  .max(1_000_000, 'must not exceed 1,000,000');
const fraction = z.number().min(0, 'must be between 0 and 0.9').max(0.9, 'must be between 0 and 0.9');
/** Also the key of the entry's texts. */
const id = z.string().regex(/^[a-z][a-zA-Z]*$/, 'must be letters, the first of them lowercase');
const plan = z.strictObject({
  profiles: positiveInteger,
  seats: positiveInteger,
  apiRate: positiveInteger,
  price: amounts,
  extensible: z.boolean(),
});
const pack = z.strictObject({ size: positiveInteger, price: amounts });

/** Codes of ISO 4217. */
const knownCurrencies = Intl.supportedValuesOf('currency');

const currency = z.strictObject({
  format: z.string().regex(/^[^#]*#[^#]*$/, 'must contain the amount as one “#”, such as “$#”'),
  decimals: z.union([z.literal(0), z.literal(2)], 'must be 0 or 2').default(2),
  thousands: z.string().min(1).optional(),
  locales: z.array(knownName(localeCodes)).default([]),
});

/** The styles of the pricing page support as many; the rules are in components/sections/price.module.css. */
const maxCurrencies = 8;
const maxPeriods = 4;
const maxPlans = 6;

const entries = (value: object) => Object.keys(value).length;

type AddIssue = (path: (string | number)[], message: string) => void;

/** Reports amounts that are missing or in an unknown currency. */
function checkAmounts(path: string[], price: Amounts, currencies: readonly string[], addIssue: AddIssue): void {
  const unknown = Object.keys(price).filter((code) => !currencies.includes(code));
  for (const code of unknown) addIssue([...path, code], unknownName(code, currencies));
  const misspelled = new Set(unknown.map((code) => closestWord(code, currencies)));
  for (const code of currencies) {
    if (price[code] === undefined && !misspelled.has(code)) addIssue([...path, code], 'missing');
  }
}

export const pricesSchema: z.ZodType<Prices> = z
  .strictObject({
    currencies: z.record(z.string(), currency),
    savings: z.record(id, fraction),
    recommended: z.string(),
    plans: z.record(id, plan),
    calculator: z.strictObject({ profiles: positiveInteger, seats: positiveInteger }),
    packs: z.strictObject({ profiles: pack, seats: pack }),
  })
  .superRefine(({ currencies, savings, recommended, plans, packs }, context) => {
    const addIssue: AddIssue = (path, message) => context.addIssue({ code: 'custom', path, message });
    const codes = Object.keys(currencies);
    for (const code of codes.filter((key) => !knownCurrencies.includes(key))) {
      addIssue(['currencies', code], `currency “${code}” is not in ISO 4217${didYouMean(code, knownCurrencies)}`);
    }
    for (const [name, list, maximum] of [
      ['currencies', currencies, maxCurrencies],
      ['savings', savings, maxPeriods],
      ['plans', plans, maxPlans],
    ] as const) {
      if (entries(list) < 1 || entries(list) > maximum) addIssue([name], `must have 1 to ${maximum} entries`);
    }
    for (const [name, { price }] of Object.entries(plans)) {
      checkAmounts(['plans', name, 'price'], price, codes, addIssue);
    }
    for (const [name, { price }] of Object.entries(packs)) {
      checkAmounts(['packs', name, 'price'], price, codes, addIssue);
    }
    if (!Object.hasOwn(plans, recommended)) {
      addIssue(['recommended'], unknownName(recommended, Object.keys(plans)));
    }
    if (Object.values(plans).every(({ extensible }) => !extensible)) {
      addIssue(['plans'], 'at least one plan must be extensible, so that the calculator always finds one');
    }
  });

export const readPrices: () => Prices = lazyJson(pricesFile, pricesSchema);

export const referralSchema: z.ZodType<ReferralProgram> = z
  .strictObject({
    rate: fraction,
    months: positiveInteger,
    windowDays: positiveInteger,
    holdDays: positiveInteger,
    minimum: amounts,
  })
  .superRefine(({ minimum }, context) => {
    const currencies = Object.keys(readPrices().currencies);
    checkAmounts(['minimum'], minimum, currencies, (path, message) =>
      context.addIssue({ code: 'custom', path, message }),
    );
  });

export const readReferralProgram: () => ReferralProgram = lazyJson(referralFile, referralSchema);

/** A valid but suspicious price, and its field, such as `plans.team.price.USD`. */
export type PriceWarning = { field: string; reason: string };

const ratio = (dividend: number, divisor: number) => (divisor === 0 ? null : dividend / divisor);

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Warns of prices whose ratio to the first currency differs by more than 10% from the usual one, the median. */
function exchangeRateWarnings({ currencies, plans, packs }: Prices): PriceWarning[] {
  const [base = '', ...others] = Object.keys(currencies);
  const all = [
    ...Object.entries(plans).map(([id, { price }]) => [`plans.${id}`, price] as const),
    ...Object.entries(packs).map(([id, { price }]) => [`packs.${id}`, price] as const),
  ];
  const paid = all.filter(([, price]) => price[base]! > 0);
  return all.flatMap(([name, price]) =>
    others.flatMap((currency) => {
      const expected = median(paid.map(([, other]) => other[currency]! / other[base]!));
      const actual = ratio(price[currency]!, price[base]!);
      if (actual === null ? price[currency] === 0 : Math.abs(actual / expected - 1) <= 0.1) return [];
      return {
        field: `${name}.price.${currency}`,
        reason: `${price[currency]} has a different ratio to ${base} than other prices`,
      };
    }),
  );
}

/** Returns warnings of valid but suspicious prices: ratios between currencies, plans and periods. */
export function priceWarnings(prices: Prices): PriceWarning[] {
  const { currencies, plans, savings } = prices;
  const [planIds, periods] = [Object.keys(plans), Object.keys(savings)];
  const planWarnings = planIds.slice(1).flatMap((id, i) => {
    const previous = planIds[i]!;
    return Object.keys(currencies)
      .filter((currency) => plans[id]!.price[currency]! < plans[previous]!.price[currency]!)
      .map((currency) => ({ field: `plans.${id}.price.${currency}`, reason: `is less than in plans.${previous}` }));
  });
  const periodWarnings = periods.slice(1).flatMap((period, i) => {
    const previous = periods[i]!;
    return savings[period]! < savings[previous]!
      ? [{ field: `savings.${period}`, reason: `is less than savings.${previous}` }]
      : [];
  });
  return [...exchangeRateWarnings(prices), ...planWarnings, ...periodWarnings];
}
