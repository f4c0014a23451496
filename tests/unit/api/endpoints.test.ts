import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { allEndpoints } from '@/lib/api/all-endpoints';

vi.mock('server-only', () => ({}));

/** A call is a file in lib/api/endpoints, a route at its path, and a line in docs/data.md. */

const api = path.join('app', 'api');
/** Addresses below /api that answer something else. */
const others = new Set(['[...path]', 'openapi.json', 'site/consultation.svg']);

const calls = await allEndpoints();
const paths = new Map([...calls].map(([file, call]) => [file, call.path]));
const addresses = readdirSync(api, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'route.ts')
  .map((file) => path.dirname(file).replaceAll(path.sep, '/'))
  .filter((address) => !others.has(address));

/** The files of the calls that a route answers. */
function answered(address: string): string[] {
  const source = readFileSync(path.join(api, address, 'route.ts'), 'utf8');
  return [...source.matchAll(/from '@\/lib\/api\/endpoints\/([\w-]+)'/g)].map(([, file]) => file!);
}

describe('the calls of the back end', () => {
  it('are all that have a file', () => {
    const files = readdirSync('lib/api/endpoints').map((file) => path.basename(file, '.ts'));
    expect([...paths.keys()].sort()).toEqual(files.sort());
  });

  it('each have a path of their own', () => {
    expect(new Set(paths.values()).size).toBe(paths.size);
  });

  it.each([...paths])('%s has a route', (_, address) => {
    expect(existsSync(path.join(api, address, 'route.ts'))).toBe(true);
  });

  it.each(addresses)('the route %s answers the call of that path', (address) => {
    expect(answered(address).map((file) => paths.get(file))).toEqual([address]);
  });

  it('all stand in the table of docs/data.md, with their method, and nothing else does', () => {
    const rows = readFileSync('docs/data.md', 'utf8').matchAll(/^\| (GET|POST) +\| `([^`]+)` +\|/gm);
    const told = [...rows].map(([, method, address]) => `${method} ${address}`);
    expect(told.sort()).toEqual([...calls.values()].map((call) => `${call.method} ${call.path}`).sort());
  });
});
