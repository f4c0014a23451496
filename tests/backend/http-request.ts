import type { IncomingHttpHeaders } from 'node:http';
import type { BodyType } from '@/lib/api/http/body-parser';
import { mediaTypes } from '@/lib/api/http/body-parser';
import { exchange } from '../exchange';

/** Sends requests as bytes: `fetch` would normalize or reject invalid ones. */

export type RawRequest = { method: string; path: string; headers: Record<string, string>; body: Buffer };
export type RawResponse = { status: number; headers: IncomingHttpHeaders; text: string };

export type Fields = readonly (readonly [name: string, value: unknown])[];

export const boundary = 'boundary-of-the-tests';

const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? null));
const encode = (value: unknown) => encodeURIComponent(toText(value).toWellFormed());

export const encodeQuery = (fields: Fields) =>
  fields.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');

function multipart(fields: Fields): string {
  const parts = fields.map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name.replaceAll(/["\r\n]/g, '_')}"\r\n\r\n${toText(value)}\r\n`,
  );
  return `${parts.join('')}--${boundary}--\r\n`;
}

/** JSON that may contain duplicate keys. */
const json = (fields: Fields) =>
  `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value ?? null)}`).join(',')}}`;

/** Encodes fields in the format of a content type. */
export function encodeBody(type: BodyType, fields: Fields): { type: string; body: Buffer } {
  if (type === 'multipart') {
    return { type: `${mediaTypes.multipart}; boundary=${boundary}`, body: Buffer.from(multipart(fields)) };
  }
  return { type: mediaTypes[type], body: Buffer.from(type === 'form' ? encodeQuery(fields) : json(fields)) };
}

/** Sends a request and reads its response. If the server closes the connection first, the status is 0. */
export async function sendRequest(base: string, request: RawRequest): Promise<RawResponse> {
  const { status, headers, bytes } = await exchange(base, request);
  return { status, headers, text: bytes.toString() };
}
