import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { suiteSteps } from '@/scripts/suite/steps';

/** Checks the tables of gates in docs/developing.md against the repository. */

type Row = { gate: string; where: string[] };

/** The rows below a table header, which is found by its first cells. */
function parseTable(head: string): Row[] {
  const lines = readFileSync('docs/developing.md', 'utf8').split('\n');
  const from = lines.findIndex((line) => line.startsWith(head)) + 2;
  const end = lines.indexOf('', from);
  return lines.slice(from, end).map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    return { gate: cells[1]!, where: [...cells.at(-2)!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!) };
  });
}

const testGates = parseTable('| gate | checks | where |');
const steps = parseTable('| step | where |');

it.each(testGates)('$gate: the tests it names exist', ({ where }) => {
  expect(where.length).toBeGreaterThan(0);
  for (const file of where) {
    expect(file).toMatch(/^tests\/\S+\.(?:test\.tsx?|spec\.ts)$/);
    expect(existsSync(file), file).toBe(true);
    expect(readFileSync(file, 'utf8'), file).toMatch(/\b(?:it|test)(?:\.each)?\(/);
  }
});

it('every gate has one row, and the steps of npm test are listed in order', () => {
  const names = testGates.map(({ gate }) => gate);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(15);
  const gates = suiteSteps(true).map(({ name }) => name);
  expect(steps.map(({ gate }) => gate)).toEqual(gates);
  expect(steps.flatMap(({ where }) => where).filter((file) => file.includes('.') && !existsSync(file))).toEqual([]);
});
