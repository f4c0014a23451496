import { expect, it } from 'vitest';
import { readPrices } from '@/lib/pricing/prices-schema';
import { alternativeIds } from '@/lib/urls/alternatives';
import { solutionIds } from '@/lib/urls/solutions';
import { readSources, walk, type Overrides } from './sources';

/** Plans, currencies, solutions and alternatives are data (`content/`), so that each can be removed or replaced. */

/** Names that are also words or vendors in code. */
const ambiguous = new Set(['amazon', 'discord', 'facebook', 'google', 'linkedin', 'team', 'tiktok']);

const { plans, currencies } = readPrices();
const names = new Set(
  [...solutionIds(), ...alternativeIds(), ...Object.keys(plans), ...Object.keys(currencies)].filter(
    (name) => !ambiguous.has(name),
  ),
);

/** Files that may name them, and why. */
const allowed: Readonly<Record<string, string>> = {
  'components/mockups/localized-sites.ts': 'The websites in the illustration are in Brazil, Poland and Vietnam.',
  'components/sections/use-cases.ts': 'The illustrations of the shipped solutions; others have a common one.',
};

function mentions(overrides: Overrides = {}): string[] {
  return [...readSources(overrides)]
    .filter(([file]) => !/^(?:generated|tests)\//.test(file))
    .flatMap(([file, { program }]) =>
      [...walk(program)].flatMap((node) => {
        const name =
          node.type === 'Literal'
            ? node.value
            : node.type === 'Property' && node.key.type === 'Identifier' && !node.computed
              ? node.key.name
              : undefined;
        return typeof name === 'string' && names.has(name) && !allowed[file] ? [`${file}: ${name}`] : [];
      }),
    );
}

it('no code names a plan, currency, solution or alternative of the data, apart from listed exceptions', () => {
  expect(mentions()).toEqual([]);
});

it.each([
  ['solo', "export const isCheapest = (plan: string) => plan === 'solo';"],
  ['USD', 'export const rates = { USD: 1 };'],
  ['crypto', "export const hidden = ['crypto'];"],
  ['gologin-alternative', "export const first = 'gologin-alternative';"],
])('code that names %s is found', (name, text) => {
  expect(mentions({ 'lib/urls/example.ts': text })).toEqual([`lib/urls/example.ts: ${name}`]);
});
