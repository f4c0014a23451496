import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import type { Endpoint } from '@/lib/api/http/define-endpoint';
import { oneOf, sometimes } from '../arbitraries';
import type { Sample } from './endpoint-samples';
import { edgeValues, hostileText, hostileValue, type FieldSchema } from './fuzz-values';
import { encodeBody, encodeQuery, type Fields, type RawRequest } from './http-request';

/** Mutates valid requests: types, lengths, encodings, dates, nesting, content types, methods, headers. */

type Data = Record<string, unknown>;

const hostileName = fc.oneof(fc.string(), fc.constantFrom('', 'a\0', '\ud800', 'ж', 'x'.repeat(500)));

const hostileType = fc.constantFrom(
  ...['', 'text/plain', 'application/json', 'application/x-www-form-urlencoded', 'multipart/form-data', ';', '\xff'],
  ...['multipart/form-data; boundary=', 'application/json; charset=utf-16', 'application/json;charset', 'a/b/c'],
  ...['application/x-www-form-urlencoded; charset=windows-1251', 'multipart/form-data; boundary=x; charset=latin1'],
);

const hostileHeaders = fc.constantFrom<Record<string, string>>(
  { Accept: 'text/html' },
  { Cookie: '__SYS_ID=%00%ff%E0%A4; __REF=%' },
  { Cookie: `__SYS_ID=${'x'.repeat(4000)}; =; ;;=` },
  { Cookie: `__SYS_ID=\xff\xfe` },
  { 'User-Agent': `<script>${'x'.repeat(3000)}` },
  { 'Accept-Language': `${'de;q=9,'.repeat(300)}\xe9` },
  { Referer: 'https://\xff/%' },
  { Referer: '%E0%A4%A' },
  { 'X-Forwarded-For': '<script>, 1.2.3.4:99999, [::1' },
  { Origin: 'null' },
  { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
  { 'Content-Encoding': 'gzip' },
  { 'X-Signature': 'v1=' },
  { 'X-Request-Id': '\xff' },
);

/** Paths of all properties within data, including properties of events in a list. */
function pathsIn(value: unknown, depth = 4): string[][] {
  if (typeof value !== 'object' || value === null || depth === 0) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    [name],
    ...pathsIn(inner, depth - 1).map((path) => [name, ...path]),
  ]);
}

function withValue(data: Data, path: readonly string[], value: unknown): Data {
  const copy = structuredClone(data);
  const parent = path.slice(0, -1).reduce((inner, name) => inner[name] as Data, copy);
  if (value === undefined) delete parent[path.at(-1)!];
  else parent[path.at(-1)!] = value;
  return copy;
}

/** Removes or replaces one property. */
function changedValue(data: Data, schema: Record<string, FieldSchema>): fc.Arbitrary<Data> {
  const paths = pathsIn(data);
  if (paths.length === 0) return fc.constant(data);
  return fc.constantFrom(...paths).chain((path) => {
    const edges = path.length === 1 ? edgeValues(schema[path[0]!] ?? {}) : [];
    const value = fc.oneof(
      { weight: 1, arbitrary: fc.constant(undefined) },
      { weight: 4, arbitrary: hostileValue },
      ...(edges.length > 0 ? [{ weight: 4, arbitrary: fc.constantFrom(...edges) }] : []),
    );
    return value.map((replacement) => withValue(data, path, replacement));
  });
}

/** Malformed JSON, as sloppy clients produce it. */
const sloppyJson = (json: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.nat(json.length).map((length) => json.slice(0, length)),
    hostileName.map((name) => json.replace('{', () => `{${JSON.stringify(name)}:1,`)),
    fc.constantFrom(
      json.replace('{', '{"__proto__":{"a":1},'),
      json.replace(/:("[^"]*"|\d+)/, ':1e999'),
      json.replace(/:"/, ':"\\ud800'),
      '['.repeat(5000) + json + ']'.repeat(5000),
      ...[`[${json}]`, `\ufeff${json}`, `${json}${json}`, json.replaceAll('"', "'")],
    ),
  );

const changedFields = (fields: Fields): fc.Arbitrary<Fields> =>
  fc.oneof(
    fc.shuffledSubarray([...fields]),
    fc.shuffledSubarray([...fields]).map((some) => [...fields, ...some]),
    fc.tuple(hostileName, hostileText).map((field) => [...fields, field]),
    fc
      .tuple(fc.nat(), hostileValue)
      .map(([offset, hostile]) =>
        fields.map(([name, value], i) => [name, i === offset % fields.length ? hostile : value] as const),
      ),
    fc.constant(fields.map(([name, value]) => [name.toUpperCase(), value] as const)),
  );

const changedBytes = (body: Buffer): fc.Arbitrary<Buffer> =>
  fc.oneof(
    fc.nat(body.length).map((length) => body.subarray(0, length)),
    fc
      .tuple(
        fc.nat(body.length),
        fc.oneof(
          oneOf('ff c0af eda080 00 25').map((hex) => Buffer.from(hex, 'hex')),
          fc.uint8Array(),
        ),
      )
      .map(([offset, bytes]) => Buffer.concat([body.subarray(0, offset), bytes, body.subarray(offset)])),
    fc.constantFrom(
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), body]),
      Buffer.from(body.toString(), 'utf16le'),
      ...[gzipSync(body), Buffer.alloc(0), Buffer.concat([body, Buffer.alloc(70_000, 'x')])],
    ),
  );

/** Inserts invalid bytes into a query, limited to those allowed in a request line. */
const changedQuery = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat(text.length), oneOf(`% %E0%A4 %C0%AF %ED%A0%80 \xff && = &=& %00 ? &x=${'x'.repeat(5000)}`))
    .map(([offset, hostile]) => text.slice(0, offset) + hostile + text.slice(offset));

type FuzzedRequest = { request: RawRequest; json: string };

/**
 * Valid and invalid requests to an endpoint, with their inner JSON, from which the stored rows can be derived.
 * @param schema the schema of each field
 */
export function fuzzRequest(
  endpoint: Endpoint,
  { data: valid, wrap, sign }: Sample,
  schema: Record<string, FieldSchema>,
): fc.Arbitrary<FuzzedRequest> {
  const change = (data: Data) => changedValue(data, schema);
  const content = sometimes(35, valid, change)
    .chain((data) => sometimes(35, data, change))
    .chain((data) =>
      sometimes(wrap ? 15 : 0, JSON.stringify(data), sloppyJson).map((json) => ({ json, data: wrap?.(json) ?? data })),
    )
    .chain(({ json, data }) =>
      sometimes<Fields>(10, Object.entries(data), changedFields).map((fields) => ({ json, fields })),
    );
  const method = sometimes<string>(5, endpoint.method, () => oneOf('GET HEAD POST PUT PATCH DELETE OPTIONS'));
  const path = `/api/${endpoint.path}`;
  return fc
    .tuple(
      content,
      method,
      sometimes<Record<string, string>>(15, {}, () => hostileHeaders),
    )
    .chain(([{ json, fields }, method, headers]): fc.Arbitrary<FuzzedRequest> => {
      if (!endpoint.body) {
        return sometimes(10, encodeQuery(fields), changedQuery)
          .map((text) => ({ method, path: text === '' ? path : `${path}?${text}`, headers, body: Buffer.alloc(0) }))
          .map((request) => ({ request, json }));
      }
      return fc
        .constantFrom(...endpoint.body)
        .map((kind) => encodeBody(kind, fields))
        .chain(({ type, body }) =>
          fc.tuple(
            sometimes(5, type, () => hostileType),
            sometimes(!wrap && type.includes('json') ? 10 : 0, body.toString(), sloppyJson).chain((text) =>
              sometimes(8, Buffer.from(text), changedBytes),
            ),
          ),
        )
        .map(([type, body]) => ({
          request: { method, path, headers: { ...sign?.(body), 'Content-Type': type, ...headers }, body },
          json,
        }));
    });
}
