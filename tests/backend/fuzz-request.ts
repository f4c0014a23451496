import { gzipSync } from 'node:zlib';
import type { Endpoint } from '@/lib/api/http/define-endpoint';
import type { Sample } from './call-samples';
import { edgeValues, hostileText, hostileValue, pick, type FieldSchema, type Random } from './hostile-values';
import { bodyOf, query, type Fields, type RawRequest } from './raw-call';

/** Mutates valid requests: types, lengths, encodings, dates, nesting, content types, methods, headers. */

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const hostileNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '',
  'x',
  'a\u0000',
  '\ud800',
  'ж',
  'x'.repeat(500),
];

const hostileTypes = [
  ...['', 'text/plain', 'application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
  ...[
    'multipart/form-data; boundary=',
    'application/json; charset=utf-16',
    'application/json;charset',
    'a/b/c',
    ';',
    '\xff',
  ],
  ...['application/x-www-form-urlencoded; charset=windows-1251', 'multipart/form-data; boundary=x; charset=latin1'],
];

const hostileHeaders: readonly Record<string, string>[] = [
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
];

/** Lists every property within data, with its parent object. */
function propertiesOf(value: unknown): [parent: Record<string, unknown>, name: string][] {
  if (typeof value !== 'object' || value === null) return [];
  const parent = value as Record<string, unknown>;
  return Object.keys(parent).flatMap((name) => [
    [parent, name] as [typeof parent, string],
    ...propertiesOf(parent[name]),
  ]);
}

function changeValues(data: Record<string, unknown>, schema: Record<string, FieldSchema>, random: Random): void {
  const properties = propertiesOf(data);
  if (properties.length === 0) return;
  const [parent, name] = pick(random, properties);
  const edges = parent === data ? edgeValues(schema[name] ?? {}) : [];
  if (random(8) === 0) delete parent[name];
  else parent[name] = edges.length > 0 && random(2) === 0 ? pick(random, edges) : hostileValue(random);
}

/** Malformed JSON, as sloppy clients produce it. */
function changeJson(json: string, random: Random): string {
  const changes: (() => string)[] = [
    () => json.slice(0, random(json.length + 1)),
    () => json.replace('{', '{"__proto__":{"a":1},'),
    () => json.replace(/:("[^"]*"|\d+)/, ':1e999'),
    () => json.replace(/:"/, ':"\\ud800'),
    () => json.replace('{', `{${JSON.stringify(pick(random, hostileNames))}:1,`),
    () => '['.repeat(5000) + json + ']'.repeat(5000),
    () => `[${json}]`,
    () => `\ufeff${json}`,
    () => `${json}${json}`,
    () => json.replaceAll('"', "'"),
  ];
  return pick(random, changes)();
}

function changeFields(fields: Fields, random: Random): Fields {
  const changes: (() => Fields)[] = [
    () => [...fields, ...fields.slice(0, 1)],
    () => fields.filter((_, i) => i !== random(Math.max(1, fields.length))),
    () => [...fields, [pick(random, hostileNames), hostileText(random)]],
    () =>
      fields.map(([name, value], i) => (i === random(fields.length) ? [name, hostileValue(random)] : [name, value])),
    () => fields.map(([name, value]) => [random(4) === 0 ? name.toUpperCase() : name, value]),
    () => [],
  ];
  return pick(random, changes)();
}

function changeBytes(body: Buffer, random: Random): Buffer {
  const path = random(body.length + 1);
  const insert = (bytes: Buffer) => Buffer.concat([body.subarray(0, path), bytes, body.subarray(path)]);
  const changes: (() => Buffer)[] = [
    () => body.subarray(0, path),
    () => insert(Buffer.from([0xff])),
    () => insert(Buffer.from([0xc0, 0xaf])),
    () => insert(Buffer.from([0xed, 0xa0, 0x80])),
    () => insert(Buffer.from([0])),
    () => insert(Buffer.from('%')),
    () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), body]),
    () => Buffer.from(body.toString(), 'utf16le'),
    () => gzipSync(body),
    () => Buffer.alloc(0),
    () => Buffer.concat([body, Buffer.alloc(70_000, 'x')]),
  ];
  return pick(random, changes)();
}

/** Inserts invalid bytes into a query, limited to those allowed in a request line. */
function changeQuery(text: string, random: Random): string {
  const hostile = pick(random, [
    '%',
    '%E0%A4',
    '%C0%AF',
    '%ED%A0%80',
    '\xff',
    '&&',
    '=',
    '&=&',
    '%00',
    '?',
    `&x=${'x'.repeat(5000)}`,
  ]);
  const path = random(text.length + 1);
  return text.slice(0, path) + hostile + text.slice(path);
}

/** Returns true with the given probability in percent. */
const randomBoolean = (random: Random, percent: number) => random(100) < percent;

/**
 * Generates a valid or invalid request to an endpoint.
 * @param schema the schema of each field
 * @returns the request and its inner JSON, from which the stored rows can be derived
 */
export function fuzzRequest(
  endpoint: Endpoint,
  sample: Sample,
  schema: Record<string, FieldSchema>,
  random: Random,
): { request: RawRequest; json: string } {
  const data = structuredClone(sample.data);
  for (let times = random(4) - 1; times > 0; times -= 1) changeValues(data, schema, random);
  let json = JSON.stringify(data);
  if (sample.wrap && randomBoolean(random, 15)) json = changeJson(json, random);
  let fields: Fields = Object.entries(sample.wrap ? sample.wrap(json) : data);
  if (randomBoolean(random, 10)) fields = changeFields(fields, random);
  const method = randomBoolean(random, 5) ? pick(random, methods) : endpoint.method;
  const headers = randomBoolean(random, 15) ? { ...pick(random, hostileHeaders) } : {};
  const path = `/api/${endpoint.path}`;
  if (!endpoint.body) {
    const text = randomBoolean(random, 10) ? changeQuery(query(fields), random) : query(fields);
    return { request: { method, path: text === '' ? path : `${path}?${text}`, headers, body: Buffer.alloc(0) }, json };
  }
  let { type, body } = bodyOf(pick(random, endpoint.body), fields);
  if (!sample.wrap && type.includes('json') && randomBoolean(random, 10))
    body = Buffer.from(changeJson(body.toString(), random));
  if (randomBoolean(random, 8)) body = changeBytes(body, random);
  if (randomBoolean(random, 5)) type = pick(random, hostileTypes);
  return {
    request: { method, path, headers: { ...sample.sign?.(body), 'Content-Type': type, ...headers }, body },
    json,
  };
}
