import { describe, expect, it } from 'vitest';
import { suiteSteps } from '@/scripts/suite/steps';

const gates = (isFull: boolean) => suiteSteps(isFull).map(({ gate }) => gate);

describe('the steps of the suite', () => {
  it('have each a name of their own and say what they hold', () => {
    expect(new Set(gates(true)).size).toBe(gates(true).length);
    for (const { gate, holds } of suiteSteps(true)) {
      expect(holds, gate).toMatch(/^\S.{5,63}$/);
    }
  });

  it('write reports into files of their own', () => {
    const files = suiteSteps(true).flatMap(({ report }) => report?.file ?? []);
    expect(files.length).toBeGreaterThan(2);
    expect(new Set(files).size).toBe(files.length);
  });

  it('are all in the longer run, which tells the tests that it is one', () => {
    expect(gates(true)).toEqual(expect.arrayContaining(gates(false)));
    expect(gates(true).length).toBeGreaterThan(gates(false).length);
    const told = (isFull: boolean) => suiteSteps(isFull).filter(({ env }) => env?.SUITE_FULL === '1');
    expect(told(false)).toEqual([]);
    expect(told(true).map(({ gate }) => gate)).toEqual(['unit tests', 'back end tests', 'browser tests']);
  });

  it('stop the run when there is nothing to test', () => {
    const needed = suiteSteps(false).filter(({ isNeeded }) => isNeeded);
    expect(needed.map(({ gate }) => gate)).toEqual(['content', 'production build', 'suite build']);
  });
});
