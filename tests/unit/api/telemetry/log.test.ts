import { afterEach, expect, it, vi } from 'vitest';
import { redirectConsole } from '@/lib/api/telemetry/console-logger';
import { setLogFormat } from '@/lib/api/telemetry/log';

afterEach(() => {
  setLogFormat('text');
  vi.restoreAllMocks();
});

it("console output becomes log lines, with a code instead of errors, which may contain visitors' data", () => {
  setLogFormat('json');
  const lines: string[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      lines.push(`${stream === process.stderr ? 'stderr' : 'stdout'} ${String(text)}`);
      return true;
    });
  }
  const originalConsole = { ...console };
  redirectConsole();
  console.error('\u001b[31m⨯\u001b[0m', Object.assign(new Error('ada@example.org'), { code: 'ECONNREFUSED' }));
  console.log('started\n  well', { mail: 'ada@example.org' });
  console.warn('');
  Object.assign(console, originalConsole);
  vi.restoreAllMocks();
  expect(lines.map((line) => line.replace(/"time":"[^"]*",/, ''))).toEqual([
    'stderr {"level":"error","message":"⨯ ECONNREFUSED","source":"console"}\n',
    'stdout {"level":"info","message":"started well object","source":"console"}\n',
  ]);
});
