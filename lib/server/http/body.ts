import type { BodyType } from '@/lib/protocol/call-shape';
import { Refusal } from '@/lib/server/http/refusal';

export const bodyLimit = 64 * 1024;

/** How the content types are written. */
export const mediaTypes: Record<BodyType, string> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  cspReport: 'application/csp-report',
  reports: 'application/reports+json',
};

/** Reads a body up to the limit. @throws Refusal 413 */
async function bytesOf(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimit) throw new Refusal(413, 'The body is too large.');
  const chunks: Uint8Array[] = [];
  let length = 0;
  if (request.body) {
    for await (const chunk of request.body) {
      length += chunk.length;
      if (length > bodyLimit) throw new Refusal(413, 'The body is too large.');
      chunks.push(chunk);
    }
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Text fields of a form; a field sent twice or a file is refused. */
async function fieldsOf(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Record<string, string>> {
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw new Refusal(400, 'The form cannot be read.');
  });
  const fields: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value !== 'string') throw new Refusal(400, `The field ${name} must be text.`);
    if (Object.hasOwn(fields, name)) throw new Refusal(400, `The field ${name} is there twice.`);
    fields[name] = value;
  }
  return fields;
}

/**
 * The body of a request as plain data.
 * @param accepted the content types that the call takes
 * @throws Refusal 413 over the limit, 415 for another type, 400 when it cannot be read
 */
export async function readBody(request: Request, accepted: readonly BodyType[]): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  const media = type.split(';')[0]!.trim().toLowerCase();
  const kind = accepted.find((one) => mediaTypes[one] === media);
  if (!kind) throw new Refusal(415, `The content type must be ${accepted.map((one) => mediaTypes[one]).join(' or ')}.`);
  const bytes = await bytesOf(request);
  if (kind === 'form' || kind === 'multipart') return fieldsOf(bytes, type);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new Refusal(400, 'The body is no valid JSON.');
  }
}
