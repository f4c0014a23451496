import { responseIssues, type OpenApiDocument } from './openapi-responses';

/** The base URL of the API under test, such as `http://localhost:3000/api`. */
export const apiBase = (process.env.CONTRACT_BASE ?? '').replace(/\/$/, '');

export type TestResponse = { status: number; headers: Headers; code: number; msg: string; data: unknown };

/** The server's OpenAPI document; other implementations need not publish one. */
let openApiDocument: Promise<OpenApiDocument> | undefined;

async function fetchOpenApiDocument(): Promise<OpenApiDocument> {
  const response = await fetch(`${apiBase}/openapi.json`);
  return (await response.json()) as OpenApiDocument;
}

/**
 * Sends a request to the API, without following redirects.
 * @throws Error when the server's OpenAPI document does not describe the response
 */
export async function send(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(`${apiBase}/${path}`, { redirect: 'manual', ...init });
  if (process.env.CONTRACT_BUILTIN !== '1') return response;
  const { method = 'GET' } = init;
  const text = await response.clone().text();
  const issues = responseIssues(await (openApiDocument ??= fetchOpenApiDocument()), { path, method, response, text });
  if (issues.length > 0) throw new Error(`${method} ${path} differs from openapi.json: ${issues.join('; ')}`);
  return response;
}

/** Calls the API and reads the response, which must have the common shape. */
export async function request(path: string, init: RequestInit = {}): Promise<TestResponse> {
  const response = await send(path, init);
  const body = (await response.json()) as { code: number; msg: string; data: unknown };
  if (typeof body.code !== 'number' || typeof body.msg !== 'string' || !('data' in body)) {
    throw new Error(`${path} responded with ${JSON.stringify(body)}, which lacks code, msg or data`);
  }
  return { status: response.status, headers: response.headers, ...body };
}

export const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  request(path, { method: 'POST', body, headers });

export const postJson = (path: string, body: unknown) =>
  post(path, JSON.stringify(body), { 'Content-Type': 'application/json' });

/** Creates a multipart form. */
export function multipart(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Encodes a form as browsers do by default. */
export const urlencoded = (fields: Record<string, string>) => new URLSearchParams(fields);
