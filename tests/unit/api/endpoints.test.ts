import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { allEndpoints } from '@/lib/api/all-endpoints';

vi.mock('server-only', () => ({}));

const endpoints = await allEndpoints();

describe('API endpoints', () => {
  it('every endpoint file is registered', () => {
    const files = readdirSync('lib/api/endpoints').map((file) => path.basename(file, '.ts'));
    expect([...endpoints.keys()].sort()).toEqual(files.sort());
  });

  it('every endpoint has a unique path', () => {
    const paths = [...endpoints.values()].map((endpoint) => endpoint.path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
