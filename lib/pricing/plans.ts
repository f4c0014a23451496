/** Plans, packs and currencies: types and rules that browsers share with the server. */

/** ISO 4217 code. */
export type Currency = string;

export type Amounts = Readonly<Record<Currency, number>>;

export type CurrencyFormat = {
  /** The amount as `#`, with the symbol: `$#`. */
  format: string;
  decimals: 0 | 2;
  /** Abbreviation of whole thousands: `K`. */
  thousands?: string | undefined;
};

export type Plan = {
  profiles: number;
  seats: number;
  /** Local API requests per minute. */
  apiRate: number;
  /** Per month, when billed monthly. */
  price: Amounts;
  /** Whether packs can be added. */
  extensible: boolean;
};

export type Prices = {
  /** By code; amounts are compared in the first one. */
  currencies: Readonly<Record<Currency, CurrencyFormat & { locales: readonly string[] }>>;
  /** Discount of each billing period, as a fraction of the monthly price. */
  savings: Readonly<Record<string, number>>;
  /** Plan that the pricing page recommends, and shows first where only one plan is visible. */
  recommended: string;
  plans: Readonly<Record<string, Plan>>;
  /** Maximum values of the calculator. */
  calculator: { profiles: number; seats: number };
  /** Add-ons of a plan, priced per month. */
  packs: Readonly<Record<'profiles' | 'seats', { size: number; price: Amounts }>>;
};

/** Computes an amount in each currency. */
export function inCurrencies({ currencies }: Prices, amount: (currency: Currency) => number): Amounts {
  return Object.fromEntries(Object.keys(currencies).map((currency) => [currency, amount(currency)]));
}

/** Returns the default currency of a locale; visitors can choose another. */
export function defaultCurrency(locale: string, { currencies }: Pick<Prices, 'currencies'>): Currency {
  const codes = Object.keys(currencies);
  return codes.find((code) => currencies[code]!.locales.includes(locale)) ?? codes[0]!;
}
