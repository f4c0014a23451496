import { afterEach, describe, expect, it, vi } from 'vitest';
import { redirectConsole } from '@/lib/api/telemetry/console-logger';
import { formatLogLine, setLogFormat } from '@/lib/api/telemetry/log';

const time = new Date('2026-11-23T12:00:00Z');
const failure = { level: 'error', message: '/api/beacon', code: '23505', request: 'a-b' } as const;

describe('log lines', () => {
  it('a log line is one JSON object if LOG_FORMAT is json, with time, level and message first', () => {
    expect(formatLogLine('json', time, failure)).toBe(
      '{"time":"2026-11-23T12:00:00.000Z","level":"error","message":"/api/beacon","code":"23505","request":"a-b"}',
    );
    expect(formatLogLine('json', time, { level: 'info', message: 'two\nlines' })).not.toContain('\n');
  });

  it('a log line is plain text by default', () => {
    expect(formatLogLine('text', time, failure)).toBe('/api/beacon: 23505 (request a-b)');
    const slow = { method: 'GET', kind: 'page', status: 200, milliseconds: 6000, request: 'a-b' };
    expect(formatLogLine('text', time, { level: 'warn', message: 'Slow request', ...slow })).toBe(
      'Slow request: GET page 200 in 6000 ms (request a-b)',
    );
    expect(formatLogLine('text', time, { level: 'info', message: 'Serving' })).toBe('Serving');
  });
});

describe('console output of libraries', () => {
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
});
