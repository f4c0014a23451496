import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { browserArguments } from '../e2e/browser-arguments';

/** Features that only concern Edge or Windows. */
const notOurs = /^ms[A-Z]|Win$/;

it('the test browser disables every feature that Playwright turns off', () => {
  const bundle = readFileSync('node_modules/playwright-core/lib/coreBundle.js', 'utf8');
  const list = /disabledFeatures = \[([^\]]*)\]/.exec(bundle)![1]!.replaceAll(/\/\/.*/g, '');
  const playwrightFeatures = [...list.matchAll(/"(\w+)"/g)]
    .map(([, name]) => name!)
    .filter((name) => !notOurs.test(name));
  expect(playwrightFeatures.length).toBeGreaterThan(5);
  const disabledFeatures = browserArguments.find((argument) => argument.startsWith('--disable-features='))!;
  expect(disabledFeatures.split('=')[1]!.split(',')).toEqual(expect.arrayContaining(playwrightFeatures));
});
