import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { suiteSteps } from '@/scripts/suite/steps';

/** The tables of gates in docs/developing.md, against what there is. */

type Row = { gate: string; where: string[] };

/** The rows below a head of a table, by the head's first cells. */
function rowsUnder(head: string): Row[] {
  const lines = readFileSync('docs/developing.md', 'utf8').split('\n');
  const from = lines.findIndex((line) => line.startsWith(head)) + 2;
  const end = lines.indexOf('', from);
  return lines.slice(from, end).map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    return { gate: cells[1]!, where: [...cells.at(-2)!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!) };
  });
}

const inTests = rowsUnder('| gate | what it holds | where |');
const steps = rowsUnder('| step | where |');

describe('the gates that the documents name', () => {
  it.each(inTests)('$gate: its tests are there', ({ where }) => {
    expect(where.length).toBeGreaterThan(0);
    for (const file of where) {
      expect(file).toMatch(/^tests\/\S+\.(?:test\.tsx?|spec\.ts)$/);
      expect(existsSync(file), file).toBe(true);
      expect(readFileSync(file, 'utf8'), file).toMatch(/\b(?:it|test)(?:\.each)?\(/);
    }
  });

  it('have each a row, the gates inside tests and the steps of npm test in their order', () => {
    const names = inTests.map(({ gate }) => gate);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(15);
    const gates = suiteSteps(true).map(({ gate }) => gate);
    expect(steps.map(({ gate }) => gate)).toEqual(gates);
    expect(steps.flatMap(({ where }) => where).filter((file) => file.includes('.') && !existsSync(file))).toEqual([]);
  });
});
