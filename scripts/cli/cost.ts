import { commandLine } from '../command-line';
import { estimateCost, calculatePrice } from '../cost/cost-model';
import { formatCosts, readFigures } from '../cost/format-costs';
import { orExit } from '../exit-with-error';

const { values } = commandLine({
  usage: 'npm run cost',
  description: 'Estimates the machines a month of page views needs; docs/cost.md explains the model.',
  options: {
    views: { type: 'string', description: 'page views in thirty days', default: '1e9' },
    'price-gb': { type: 'string', description: 'price of a gigabyte sent', default: '0' },
    'price-core-hour': { type: 'string', description: 'price of a CPU core for an hour', default: '0' },
    'price-stored-gb': { type: 'string', description: 'price of a gigabyte stored for a month', default: '0' },
  },
});

const amount = (name: keyof typeof values): number =>
  orExit(() => {
    const value = values[name].trim() === '' ? Number.NaN : Number(values[name]);
    if (!Number.isFinite(value) || value < 0) {
      throw new Error(`The option --${name} must be a non-negative number, but is "${values[name]}".`);
    }
    return value;
  });

const views = amount('views');
const prices = {
  perGigabyte: amount('price-gb'),
  perCoreHour: amount('price-core-hour'),
  perStoredGigabyte: amount('price-stored-gb'),
};
console.log(formatCosts([views]));
if (Object.values(prices).some((price) => price > 0)) {
  console.log(`\nA month at these prices: ${calculatePrice(estimateCost(views, readFigures()), prices).toFixed(2)}`);
}
