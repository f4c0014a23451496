import { commandLine } from '../command-line';
import { costOf, priceOf } from '../cost/cost-model';
import { drawCosts, readFigures } from '../cost/draw-costs';
import { orExit } from '../exit-with-error';

const { values } = commandLine({
  call: 'npm run cost',
  about: 'Estimates the machines a month of page views needs; docs/cost.md explains the model.',
  options: {
    views: { type: 'string', about: 'page views in thirty days', default: '1e9' },
    'price-gb': { type: 'string', about: 'price of a gigabyte sent', default: '0' },
    'price-core-hour': { type: 'string', about: 'price of a CPU core for an hour', default: '0' },
    'price-stored-gb': { type: 'string', about: 'price of a gigabyte stored for a month', default: '0' },
  },
});

const amount = (name: keyof typeof values): number =>
  orExit(() => {
    const value = values[name].trim() === '' ? Number.NaN : Number(values[name]);
    if (!Number.isFinite(value) || value < 0) {
      throw new Error(`The option --${name} must be a number from 0 on, but is "${values[name]}".`);
    }
    return value;
  });

const views = amount('views');
const prices = {
  perGigabyte: amount('price-gb'),
  perCoreHour: amount('price-core-hour'),
  perStoredGigabyte: amount('price-stored-gb'),
};
console.log(drawCosts([views]));
if (Object.values(prices).some((price) => price > 0)) {
  console.log(`\nA month at these prices: ${priceOf(costOf(views, readFigures()), prices).toFixed(2)}`);
}
