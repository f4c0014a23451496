import type { BodyType } from '@/lib/api/http/body-parser';
import type { Endpoint } from '@/lib/api/http/define-endpoint';
import type { Sample } from '../backend/endpoint-samples';
import { encodeBody, encodeQuery, type RawRequest } from '../backend/http-request';
import type { Attack } from './long-headers';
import { fill, patterns, unicodePatterns } from './patterns';

/** Requests to endpoints with one field at the size limit: 64 KB in a body, 16 KB in a URL. */

const bodyBytes = 62_000;
const urlBytes = 14_000;

/** A path within data: the keys that lead there. */
type KeyPath = readonly (string | number)[];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function keyPathsIn(value: unknown, keyPath: KeyPath = []): KeyPath[] {
  if (!isObject(value)) return [keyPath];
  return [keyPath, ...Object.entries(value).flatMap(([name, child]) => keyPathsIn(child, [...keyPath, name]))];
}

function setAt(data: unknown, [name, ...rest]: KeyPath, value: unknown): unknown {
  if (name === undefined) return value;
  const copy = (Array.isArray(data) ? [...(data as unknown[])] : { ...(data as object) }) as Record<string, unknown>;
  copy[name] = setAt(copy[name], rest, value);
  return copy;
}

const asJson = (text: string) => Buffer.byteLength(JSON.stringify(text));
const asEscapes = (text: string) => encodeURIComponent(text.toWellFormed()).length;

/** Returns a function that measures a text in the encoding of a body. */
const lengthIn = (type: BodyType | undefined, isWrapped: boolean) => {
  if (isWrapped) return (text: string) => asJson(text) * 1.36;
  if (type === undefined || type === 'form') return asEscapes;
  return type === 'multipart' ? (text: string) => Buffer.byteLength(text) : asJson;
};

/** Values that are expensive by number rather than length, at the size limit. */
function largeCollections(bytes: number): [name: string, value: unknown][] {
  const createEntries = (each: number, createEntry: (i: number) => [string, unknown]) =>
    Object.fromEntries(Array.from({ length: Math.floor(bytes / each) }, (_, i) => createEntry(i)));
  const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;
  return [
    ['many numbers by key', createEntries(12, (i) => [`k${i}`, 1])],
    ['many objects by key', createEntries(13, (i) => [`k${i}`, {}])],
    ['many texts by key', createEntries(14, (i) => [`k${i}`, 'a'])],
    ['many empty lists', Array.from({ length: Math.floor(bytes / 3) }, () => [])],
    ['many objects', Array.from({ length: Math.floor(bytes / 3) }, () => ({}))],
    ['many texts', Array.from({ length: Math.floor(bytes / 4) }, () => 'a')],
    ['lists within lists', nested(2000)],
  ];
}

/** A way to call an endpoint: with a query, or a body of a type; browsers without scripts accept HTML. */
type RequestKind = { type: BodyType | undefined; accept: string };

const requestKindsOf = ({ body }: Endpoint): RequestKind[] => {
  const kinds = (body ?? [undefined]).map((type): RequestKind => ({ type, accept: '*/*' }));
  return body?.includes('form') ? [...kinds, { type: 'form', accept: 'text/html' }] : kinds;
};

/** Builds a request to an endpoint with the given fields. */
function requestOf(
  endpoint: Endpoint,
  { type, accept }: RequestKind,
  fields: Record<string, unknown>,
  sample: Sample,
): RawRequest {
  const path = `/api/${endpoint.path}`;
  const entries = Object.entries(fields);
  if (type === undefined) {
    return { method: 'GET', path: `${path}?${encodeQuery(entries)}`, headers: {}, body: Buffer.alloc(0) };
  }
  const { type: contentType, body } = encodeBody(type, entries);
  return {
    method: 'POST',
    path,
    headers: { ...sample.sign?.(body), 'Content-Type': contentType, Accept: accept },
    body,
  };
}

/**
 * Fills every field of an endpoint with every pattern, for every content type that it accepts.
 * @param sample creates a new valid request per call
 * @param names the fields in the endpoint's OpenAPI description
 */
export function longFields(endpoint: Endpoint, sample: () => Sample, names: readonly string[]): (() => Attack)[] {
  const { data, wrap } = sample();
  const topLevelNames = [...new Set([...names, ...Object.keys(wrap ? wrap(JSON.stringify(data)) : data), 'unknown'])];
  return requestKindsOf(endpoint).flatMap((kind) => {
    const { type, accept } = kind;
    const bytes = type === undefined ? urlBytes : bodyBytes;
    const attack = (name: string, change: (input: Sample) => Record<string, unknown>) => () => {
      const input = sample();
      const request = requestOf(endpoint, kind, change(input), input);
      return { name: `${request.method} /api/${endpoint.path} (${type ?? 'query'}, ${accept}), ${name}`, request };
    };
    const all = [...patterns, ...unicodePatterns];
    const topLevelFields = (input: Sample) => (input.wrap ? input.wrap(JSON.stringify(input.data)) : input.data);
    const topLevelAttacks = topLevelNames.flatMap((name) =>
      all.map((pattern) =>
        attack(`${name} of ${pattern.name}`, (input) => ({
          ...topLevelFields(input),
          [name]: fill(pattern, bytes, lengthIn(type, false)),
        })),
      ),
    );
    const nestedAttack = (keyPath: KeyPath, name: string, value: () => unknown) =>
      attack(`${keyPath.join('.')} of ${name}`, (input) => {
        const changed = setAt(input.data, keyPath, value()) as Record<string, unknown>;
        return input.wrap ? input.wrap(JSON.stringify(changed)) : changed;
      });
    const isJson = wrap !== undefined || type === 'json' || type === 'cspReport' || type === 'reports';
    const keyPaths = isJson ? keyPathsIn(data).filter((keyPath) => keyPath.length > 0) : [];
    const nestedAttacks = keyPaths.flatMap((keyPath) => [
      ...all.map((pattern) =>
        nestedAttack(keyPath, pattern.name, () => fill(pattern, bytes, lengthIn(type, wrap !== undefined))),
      ),
      ...largeCollections(wrap ? bytes / 1.36 : bytes).map(([name, value]) => nestedAttack(keyPath, name, () => value)),
    ]);
    const crowdedBodies = largeCollections(wrap && isJson ? bytes / 1.36 : bytes)
      .filter(([, value]) => !Array.isArray(value))
      .map(([name, value]) => nestedAttack([], name, () => ({ ...data, ...(value as object) })));
    return [...topLevelAttacks, ...nestedAttacks, ...crowdedBodies];
  });
}
