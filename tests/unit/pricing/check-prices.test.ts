import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pricesFile, priceWarnings, readPrices } from '@/lib/pricing/check-prices';

const ours = readFileSync(pricesFile, 'utf8');

/** The file with one field changed: `plans.team.price.USD` and so on. */
function changed(field: string, value: unknown): unknown {
  const data = JSON.parse(ours) as Record<string, unknown>;
  const names = field.split('.');
  const last = names.pop()!;
  let at = data;
  for (const name of names) at = at[name] as Record<string, unknown>;
  at[last] = value;
  return data;
}

describe('the file of prices', () => {
  it('is in order', () => {
    expect(() => readPrices(JSON.parse(ours))).not.toThrow();
    expect(priceWarnings(readPrices(JSON.parse(ours)))).toEqual([]);
  });

  it.each([
    ['plans.team.price.USD', -1],
    ['plans.team.price.USD', '40'],
    ['plans.solo.profiles', 2.5],
    ['plans.solo.extensible', 1],
    ['packs.seats.size', 0],
    ['savings.yearly', 25],
    ['plans.team.price.VND', undefined],
  ])('is refused when %s is %j, in one sentence that names the field', (field, value) => {
    expect(() => readPrices(changed(field, value))).toThrow(
      new RegExp(`^lib/pricing/prices\\.json, ${field.replaceAll('.', '\\.')}: [^\n]+\\.$`),
    );
  });

  it('is refused when it holds what nobody knows', () => {
    expect(() => readPrices(changed('plans.gold', {}))).toThrow(/^lib\/pricing\/prices\.json, plans: /);
  });

  it('may hold other prices', () => {
    const dearer = readPrices(
      JSON.parse(
        ours.replace(/"price": \{ "USD": 40.*?\}/, '"price": { "USD": 50, "BRL": 250, "PLN": 200, "VND": 1250000 }'),
      ),
    );
    expect(dearer.plans.team.price.USD).toBe(50);
    expect(priceWarnings(dearer)).toEqual([]);
  });

  it.each([
    ['plans.team.price.BRL', 20],
    ['plans.team.price.USD', 4],
    ['plans.free.price.PLN', 5],
    ['savings.yearly', 0.05],
  ])('is warned of, and no more, when %s is %j', (field, value) => {
    const warnings = priceWarnings(readPrices(changed(field, value)));
    expect(warnings.length).toBeGreaterThan(0);
    for (const warning of warnings) expect(warning).toMatch(/^lib\/pricing\/prices\.json, [\w.]+: .+\.$/);
  });
});
