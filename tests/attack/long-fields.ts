import type { BodyType } from '@/lib/contract/endpoint-schema';
import type { Endpoint } from '@/lib/api/http/define-endpoint';
import type { Sample } from '../backend/call-samples';
import { bodyOf, query, type RawRequest } from '../backend/raw-call';
import type { Attack } from './long-headers';
import { fill, patterns, unicodePatterns } from './patterns';

/** Requests to calls with one field as long as a request may be: 64 KB in a body, 16 KB in an address. */

const bodyBytes = 62_000;
const addressBytes = 14_000;

/** A place within data: the names that lead there. */
type Place = readonly (string | number)[];

const isHolder = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function placesIn(value: unknown, at: Place = []): Place[] {
  if (!isHolder(value)) return [at];
  return [at, ...Object.entries(value).flatMap(([name, one]) => placesIn(one, [...at, name]))];
}

function put(data: unknown, [name, ...rest]: Place, value: unknown): unknown {
  if (name === undefined) return value;
  const copy = (Array.isArray(data) ? [...(data as unknown[])] : { ...(data as object) }) as Record<string, unknown>;
  copy[name] = put(copy[name], rest, value);
  return copy;
}

const asJson = (text: string) => Buffer.byteLength(JSON.stringify(text));
const asEscapes = (text: string) => encodeURIComponent(text.toWellFormed()).length;

/** How many bytes a text has in a body. */
const lengthIn = (type: BodyType | undefined, isWrapped: boolean) => {
  if (isWrapped) return (text: string) => asJson(text) * 1.36;
  if (type === undefined || type === 'form') return asEscapes;
  return type === 'multipart' ? (text: string) => Buffer.byteLength(text) : asJson;
};

/** What costs by its number rather than its length, as large as may be. */
function crowds(bytes: number): [name: string, value: unknown][] {
  const many = (each: number, one: (i: number) => [string, unknown]) =>
    Object.fromEntries(Array.from({ length: Math.floor(bytes / each) }, (_, i) => one(i)));
  const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;
  return [
    ['many numbers by name', many(12, (i) => [`k${i}`, 1])],
    ['many objects by name', many(13, (i) => [`k${i}`, {}])],
    ['many texts by name', many(14, (i) => [`k${i}`, 'a'])],
    ['many empty lists', Array.from({ length: Math.floor(bytes / 3) }, () => [])],
    ['many objects', Array.from({ length: Math.floor(bytes / 3) }, () => ({}))],
    ['many texts', Array.from({ length: Math.floor(bytes / 4) }, () => 'a')],
    ['lists within lists', nested(2000)],
  ];
}

/** How a call is asked: with a query, or with a body of a type; browsers without scripts want a page. */
type Way = { type: BodyType | undefined; accept: string };

const waysOf = ({ body }: Endpoint): Way[] => {
  const ways = (body ?? [undefined]).map((type): Way => ({ type, accept: '*/*' }));
  return body?.includes('form') ? [...ways, { type: 'form', accept: 'text/html' }] : ways;
};

/** A request to a call with these fields. */
function requestOf(call: Endpoint, { type, accept }: Way, fields: Record<string, unknown>, sample: Sample): RawRequest {
  const path = `/api/${call.path}`;
  const entries = Object.entries(fields);
  if (type === undefined) {
    return { method: 'GET', path: `${path}?${query(entries)}`, headers: {}, body: Buffer.alloc(0) };
  }
  const { type: contentType, body } = bodyOf(type, entries);
  return {
    method: 'POST',
    path,
    headers: { ...sample.sign?.(body), 'Content-Type': contentType, Accept: accept },
    body,
  };
}

/**
 * Every field of a call, with every pattern, in every way that the call takes.
 * @param sample a good request, made anew by each call of it
 * @param names the fields that the description of the call has
 */
export function longFields(call: Endpoint, sample: () => Sample, names: readonly string[]): (() => Attack)[] {
  const { data, wrap } = sample();
  const outer = [...new Set([...names, ...Object.keys(wrap ? wrap(JSON.stringify(data)) : data), 'unknown'])];
  return waysOf(call).flatMap((way) => {
    const { type, accept } = way;
    const bytes = type === undefined ? addressBytes : bodyBytes;
    const attack = (name: string, change: (one: Sample) => Record<string, unknown>) => () => {
      const one = sample();
      const request = requestOf(call, way, change(one), one);
      return { name: `${request.method} /api/${call.path} (${type ?? 'query'}, ${accept}), ${name}`, request };
    };
    const all = [...patterns, ...unicodePatterns];
    const outerFields = (one: Sample) => (one.wrap ? one.wrap(JSON.stringify(one.data)) : one.data);
    const inOuter = outer.flatMap((name) =>
      all.map((pattern) =>
        attack(`${name} of ${pattern.name}`, (one) => ({
          ...outerFields(one),
          [name]: fill(pattern, bytes, lengthIn(type, false)),
        })),
      ),
    );
    const inner = (at: Place, name: string, value: () => unknown) =>
      attack(`${at.join('.')} of ${name}`, (one) => {
        const changed = put(one.data, at, value()) as Record<string, unknown>;
        return one.wrap ? one.wrap(JSON.stringify(changed)) : changed;
      });
    const isJson = wrap !== undefined || type === 'json' || type === 'cspReport' || type === 'reports';
    const places = isJson ? placesIn(data).filter((at) => at.length > 0) : [];
    const inPlaces = places.flatMap((at) => [
      ...all.map((pattern) => inner(at, pattern.name, () => fill(pattern, bytes, lengthIn(type, wrap !== undefined)))),
      ...crowds(wrap ? bytes / 1.36 : bytes).map(([name, value]) => inner(at, name, () => value)),
    ]);
    const crowded = crowds(wrap && isJson ? bytes / 1.36 : bytes)
      .filter(([, value]) => !Array.isArray(value))
      .map(([name, value]) => inner([], name, () => ({ ...data, ...(value as object) })));
    return [...inOuter, ...inPlaces, ...crowded];
  });
}
