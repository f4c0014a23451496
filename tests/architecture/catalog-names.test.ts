import { expect, it } from 'vitest';
import { readPrices } from '@/lib/pricing/prices-schema';
import { alternativeIds } from '@/lib/urls/alternatives';
import { solutionIds } from '@/lib/urls/solutions';
import { findMentions, type Overrides } from './sources';

/** Plans, currencies, solutions and alternatives are data (`content/`), so that each can be removed or replaced. */

/** Names that are also words, methods or vendors in code. */
const ambiguous = new Set(['amazon', 'discord', 'facebook', 'free', 'google', 'linkedin', 'team', 'tiktok']);

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

const mentions = (overrides?: Overrides) =>
  findMentions((text, file) => (names.has(text) && !allowed[file] ? text : undefined), overrides);

it('no code names a plan, currency, solution or alternative of the data, apart from listed exceptions', () => {
  expect(mentions()).toEqual([]);
});

it.each([
  ['solo', "export const isCheapest = (plan: string) => plan === 'solo';"],
  ['USD', 'export const rates = { USD: 1 };'],
  ['crypto', "export const hidden = ['crypto'];"],
  ['gologin-alternative', "export const first = 'gologin-alternative';"],
  ['solo', 'export const cheapest = <Plan>(plans: { solo: Plan }) => plans.solo;'],
  ['crypto', 'export const path = (locale: string) => `${locale}/solutions${`crypto`}`;'],
])('code that names %s is found', (name, text) => {
  expect(mentions({ 'lib/urls/example.ts': text })).toEqual([`lib/urls/example.ts: ${name}`]);
});
