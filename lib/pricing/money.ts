import type { CurrencyFormat } from '@/lib/pricing/plans';

const withCommas = (whole: number) => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');

/** Formats an amount with two decimals, or none if it is whole. */
function withDecimals(cents: number): string {
  const whole = withCommas(Math.floor(cents / 100));
  const decimals = cents % 100;
  return decimals === 0 ? whole : `${whole}.${String(decimals).padStart(2, '0')}`;
}

/** Formats a whole amount; thousands are abbreviated where the currency has an abbreviation. */
function withThousands(amount: number, thousands = ''): string {
  const isAbbreviated = thousands !== '' && amount > 0 && amount % 1000 === 0;
  return isAbbreviated ? `${withCommas(amount / 1000)}${thousands}` : withCommas(amount);
}

/**
 * Formats an amount: `$1,234,567.50`, `R$12.50`, `12.50zł`, `250K₫`. The format is the same in every language: commas
 * between thousands, no decimals if they are zero, a leading minus for negative amounts.
 */
export function formatMoney(amount: number, { format, decimals, thousands }: CurrencyFormat): string {
  const absolute = Math.abs(amount);
  const digits =
    decimals === 0 ? withThousands(Math.round(absolute), thousands) : withDecimals(Math.round(absolute * 100));
  const isZero = !/[1-9]/.test(digits);
  return `${amount < 0 && !isZero ? '-' : ''}${format.replace('#', () => digits)}`;
}
