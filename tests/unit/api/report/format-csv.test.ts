import { expect, it } from 'vitest';
import { formatCsv } from '@/lib/api/report/format-csv';

const columns = ['id', 'receivedAt', 'content', 'conversion'];
const receivedAt = '2026-11-01T09:30:00.123Z';

it('CSV follows RFC 4180 by default, with times in ISO 8601', () => {
  const rows = [{ id: 'a', receivedAt, content: 'João, "hi"\nthere', conversion: '0.0312', other: 1 }];
  expect(formatCsv(columns, rows, false)).toBe(
    `id,receivedAt,content,conversion\na,${receivedAt},"João, ""hi""\nthere",0.0312\n`,
  );
  expect(formatCsv(columns, [], false)).toBe('id,receivedAt,content,conversion\n');
});

it('CSV for Excel has a byte-order mark, semicolons, local times and decimal commas', () => {
  const rows = [{ id: 'a', receivedAt, content: 'João; 1.5', conversion: '0.0312' }];
  const local = new Date(receivedAt);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${local.getFullYear()}-${two(local.getMonth() + 1)}-${two(local.getDate())}`;
  const time = `${two(local.getHours())}:${two(local.getMinutes())}:${two(local.getSeconds())}`;
  expect(formatCsv(columns, rows, true)).toBe(
    `\ufeffid;receivedAt;content;conversion\r\na;${day} ${time};"João; 1.5";0,0312\r\n`,
  );
  expect(formatCsv(columns, [{ id: 'a', receivedAt: null }], true)).toContain('\r\na;;;\r\n');
});

const starts = ['', ';', ',', '|', '\t', '\r', '\n', '\r\n', ';"', '\n""', 'x;\t'];
const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\uff1d1', '\uff0b1', '\uff0d1', '\uff20x', '\t=1', '\r=1'];
it.each([false, true])('CSV contains no formula, whatever separates the cells (for Excel: %s)', (isExcel) => {
  for (const content of starts.flatMap((start) => formulas.map((formula) => start + formula))) {
    const text = formatCsv(['content'], [{ content }], isExcel);
    // As a program reads it that does not know the quotation marks of a cell that it has split.
    const cells = text.split(/[,;|\t\r\n]/).map((cell) => cell.replace(/^"+/, ''));
    expect(
      cells.filter((cell) => /^[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(cell)),
      JSON.stringify(text),
    ).toEqual([]);
  }
});

it('CSV leaves numbers, dates and ordinary text unchanged', () => {
  const content = 'ada@example.org - 5 = five; e-mail, or +49';
  expect(formatCsv(['content', 'count'], [{ content, count: -5 }], false)).toBe(`content,count\n"${content}",-5\n`);
});
