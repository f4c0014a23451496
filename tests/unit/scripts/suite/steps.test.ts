import { expect, it } from 'vitest';
import { shards, suiteSteps } from '@/scripts/suite/steps';

const gates = (isFull: boolean) => suiteSteps(isFull).map(({ name }) => name);

it('every test step has a unique name and a description', () => {
  expect(new Set(gates(true)).size).toBe(gates(true).length);
  for (const { name, description } of suiteSteps(true)) {
    expect(description, name).toMatch(/^\S.{5,63}$/);
  }
});

it('test steps write reports to separate files', () => {
  const files = suiteSteps(true).flatMap(({ report }) => report?.file ?? []);
  expect(files.length).toBeGreaterThan(2);
  expect(new Set(files).size).toBe(files.length);
});

it('the full test run contains all steps, and sets its environment variable', () => {
  expect(gates(true)).toEqual(expect.arrayContaining(gates(false)));
  expect(gates(true).length).toBeGreaterThan(gates(false).length);
  const fullSteps = (isFull: boolean) => suiteSteps(isFull).filter(({ env }) => env?.SUITE_FULL === '1');
  expect(fullSteps(false)).toEqual([]);
  expect(fullSteps(true).map(({ name }) => name)).toEqual(['unit tests', 'back end tests', 'browser tests']);
});

it('the shards of a test run together contain every step, each only once apart from the builds', () => {
  const sharded = shards.flatMap((shard) => suiteSteps(true, shard).map(({ name }) => name));
  const builds = ['production build', 'e2e build'];
  expect(new Set(sharded)).toEqual(new Set(gates(true)));
  expect(sharded.toSorted()).toEqual([...gates(true), ...builds].toSorted());
});

it('failed content checks and builds end the test run', () => {
  const needed = suiteSteps(false).filter(({ isRequired }) => isRequired);
  expect(needed.map(({ name }) => name)).toEqual(['content', 'production build', 'e2e build']);
});
