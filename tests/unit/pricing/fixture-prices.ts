import prices from '@/tests/fixtures/content/prices.json' with { type: 'json' };
import { pricesSchema } from '@/lib/pricing/prices-schema';

/** A frozen copy of the shipped prices, so that the site's may change. */
export const fixturePrices = pricesSchema.parse(prices);
