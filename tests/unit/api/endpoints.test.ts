import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { allEndpoints } from '@/lib/api/all-endpoints';

vi.mock('server-only', () => ({}));

/** An endpoint is a file in lib/api/endpoints and a route at its path. */

const api = path.join('app', 'api');
/** Routes below /api that are not endpoints of the contract. */
const others = new Set(['[...path]', 'openapi.json', 'site/consultation.svg']);

const endpoints = await allEndpoints();
const paths = new Map([...endpoints].map(([file, endpoint]) => [file, endpoint.path]));
const routes = readdirSync(api, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'route.ts')
  .map((file) => path.dirname(file).replaceAll(path.sep, '/'))
  .filter((route) => !others.has(route));

/** The endpoint files that a route imports. */
function endpointsOf(route: string): string[] {
  const source = readFileSync(path.join(api, route, 'route.ts'), 'utf8');
  return [...source.matchAll(/from '@\/lib\/api\/endpoints\/([\w-]+)'/g)].map(([, file]) => file!);
}

describe('API endpoints', () => {
  it('every endpoint file is registered', () => {
    const files = readdirSync('lib/api/endpoints').map((file) => path.basename(file, '.ts'));
    expect([...paths.keys()].sort()).toEqual(files.sort());
  });

  it('every endpoint has a unique path', () => {
    expect(new Set(paths.values()).size).toBe(paths.size);
  });

  it.each([...paths])('the endpoint %s has a route', (_, route) => {
    expect(existsSync(path.join(api, route, 'route.ts'))).toBe(true);
  });

  it.each(routes)('the route %s serves the endpoint with that path', (route) => {
    expect(endpointsOf(route).map((file) => paths.get(file))).toEqual([route]);
  });
});
