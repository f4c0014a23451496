import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { allEndpoints } from '@/lib/api/all-endpoints';
import { mediaTypes } from '@/lib/api/http/body-parser';
import { respondTo } from '@/lib/api/http/define-endpoint';

const endpoints = await allEndpoints();

it('every endpoint file is registered', () => {
  const files = readdirSync('lib/api/endpoints').map((file) => path.basename(file, '.ts'));
  expect([...endpoints.keys()].sort()).toEqual(files.sort());
});

it('every endpoint has a unique path', () => {
  const paths = [...endpoints.values()].map((endpoint) => endpoint.path);
  expect(new Set(paths).size).toBe(paths.length);
});

// Endpoints with a secret are disabled without it.
const enabledEndpoints = [...endpoints.values()].filter(({ isEnabled }) => !isEnabled);
const unstorableFields: Record<string, string>[] = [{ 'a\u0000': 'b' }, { a: 'b\u0000' }];
const unstorableJsonFields = [...unstorableFields, { a: '\ud800' }, { '\udc00': 'b' }];
const requests = enabledEndpoints.flatMap(({ path: route, body }): [string, BodyInit?, string?][] => {
  const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
  if (!body) return unstorableFields.map((fields) => [`${route}?${query(fields)}`]);
  const isJson = !body.includes('form') && !body.includes('multipart');
  if (isJson)
    return unstorableJsonFields.map((fields) => [route, JSON.stringify({ nested: [fields] }), mediaTypes[body[0]!]]);
  return unstorableFields.map((fields) => {
    if (body.includes('form')) return [route, query(fields), mediaTypes.form];
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return [route, form];
  });
});

it.each(requests)('%s rejects text and names that the store cannot hold: %j', async (target, body, type) => {
  const endpoint = enabledEndpoints.find(({ path: route }) => route === target.split('?')[0])!;
  const request = new Request(`https://www.facetry.example/api/${target}`, {
    method: endpoint.method,
    headers: type ? { 'Content-Type': type } : {},
    ...(body === undefined ? {} : { body }),
  });
  const response = await respondTo(endpoint, request);
  expect([response.status, ((await response.json()) as { msg: string }).msg]).toEqual([
    400,
    'A text or name contains NUL or an unpaired surrogate.',
  ]);
});

it.each(enabledEndpoints.flatMap(({ path: route, body }) => (body ? [[route, mediaTypes[body[0]!]]] : [])))(
  '%s rejects a body with Content-Encoding',
  async (route, type) => {
    const endpoint = enabledEndpoints.find(({ path: endpointPath }) => endpointPath === route)!;
    for (const encoding of ['gzip', 'identity']) {
      const headers = { 'Content-Type': type!, 'Content-Encoding': encoding };
      const request = new Request(`https://www.facetry.example/api/${route}`, { method: 'POST', headers, body: '{}' });
      expect((await respondTo(endpoint, request)).status, encoding).toBe(415);
    }
  },
);
