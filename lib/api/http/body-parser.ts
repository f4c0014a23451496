import { assertSafeFieldName, toFields, parseUrlEncoded } from '@/lib/api/http/parse-fields';
import { HttpError } from '@/lib/api/http/http-error';
import { bodyLimit } from '@/lib/config/body-limit';

/** The content types of bodies; browsers send the last two themselves, older and newer ones respectively. */
export const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  cspReport: 'application/csp-report',
  reports: 'application/reports+json',
} as const;
export type BodyType = keyof typeof mediaTypes;

/** UTF-8 and its subset US-ASCII. */
const charset = /^(?:utf-?8|us-ascii)$/i;

async function readChunks(request: Request, limit: number): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > limit) throw new HttpError(413, 'The body is too large.');
    chunks.push(chunk);
  }
  return chunks;
}

/** Reads a body up to the limit. @throws HttpError 413, or 400 when the client disconnects before the end */
async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new HttpError(413, 'The body is too large.');
  const chunks = await readChunks(request, limit).catch((error: unknown) => {
    throw error instanceof HttpError ? error : new HttpError(400, 'The body ended early.');
  });
  return new Uint8Array(Buffer.concat(chunks));
}

/** @throws HttpError 400 when the bytes are not UTF-8 */
function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError(400, 'The body is not valid UTF-8.');
  }
}

/** Parses the text fields of a multipart form. @throws HttpError 400, also for files unless they are accepted */
async function parseMultipart(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
  acceptsFiles: boolean,
): Promise<Record<string, string>> {
  if (!acceptsFiles) decodeText(bytes);
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw new HttpError(400, 'The form cannot be parsed.');
  });
  const fields: [name: string, value: string][] = [];
  for (const [name, value] of form) {
    if (typeof value !== 'string' && !acceptsFiles) throw new HttpError(400, 'Every field must be text.');
    fields.push([name, typeof value === 'string' ? value : await value.text()]);
  }
  return toFields(fields);
}

/**
 * Parses untrusted JSON as plain data.
 * @throws HttpError 400 for invalid JSON, and for property names that JavaScript objects inherit
 */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (name, value: unknown) => {
      assertSafeFieldName(name);
      return value;
    });
  } catch (error) {
    // The other possible error is a nesting too deep to traverse.
    throw error instanceof HttpError ? error : new HttpError(400, 'The body is not valid JSON.');
  }
}

type BodyOptions = {
  /** In bytes. */
  limit?: number;
  /** Whether files of multipart forms are accepted, as text with U+FFFD for what is not UTF-8. */
  acceptsFiles?: boolean;
  /** Whether the body is checked but not parsed. */
  isIgnored?: boolean | undefined;
};

/**
 * Parses the body of a request as plain data.
 * @param accepted the content types that the endpoint accepts
 * @param check inspects the bytes before they are parsed
 * @returns null for a body that is only to be checked
 * @throws HttpError 413 over the limit, 415 for another type or charset, or a content coding, 400 when parsing fails
 */
export async function readBody(
  request: Request,
  accepted: readonly BodyType[],
  check?: (body: Uint8Array, headers: Headers) => void,
  { limit = bodyLimit, acceptsFiles = false, isIgnored = false }: BodyOptions = {},
): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  const mediaType = type.split(';')[0]!.trim().toLowerCase();
  const kind = accepted.find((bodyType) => mediaTypes[bodyType] === mediaType);
  if (!kind)
    throw new HttpError(
      415,
      `The content type must be ${accepted.map((bodyType) => mediaTypes[bodyType]).join(' or ')}.`,
    );
  for (const [, quoted, bare] of type.matchAll(/;\s*charset\s*=\s*(?:"([^"]*)"|([^;\s]*))/gi)) {
    if (!charset.test(quoted ?? bare ?? '')) throw new HttpError(415, 'The charset must be UTF-8.');
  }
  // Even `identity`: clients should send it in Accept-Encoding only (RFC 9110 §8.4).
  if (request.headers.has('content-encoding')) {
    throw new HttpError(415, 'Content-Encoding is not supported.', 415, { 'Accept-Encoding': 'identity' });
  }
  const bytes = await readBytes(request, limit);
  check?.(bytes, request.headers);
  if (isIgnored) return null;
  if (kind === 'multipart') return parseMultipart(bytes, type, acceptsFiles);
  return kind === 'form' ? parseUrlEncoded(decodeText(bytes)) : parseJson(decodeText(bytes));
}
