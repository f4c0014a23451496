/** The base of the calls that are tested, such as `http://localhost:3000/api`. */
export const base = (process.env.CONTRACT_BASE ?? '').replace(/\/$/, '');

export type Answer = { status: number; headers: Headers; code: number; msg: string; data: unknown };

/** Calls the back end and reads its answer, which must have the shape that every answer has. */
export async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`${base}/${path}`, { redirect: 'manual', ...init });
  const body = (await response.json()) as { code: number; msg: string; data: unknown };
  if (typeof body.code !== 'number' || typeof body.msg !== 'string' || !('data' in body)) {
    throw new Error(`${path} answered ${JSON.stringify(body)}`);
  }
  return { status: response.status, headers: response.headers, ...body };
}

export const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  ask(path, { method: 'POST', body, headers });

export const postJson = (path: string, body: unknown) =>
  post(path, JSON.stringify(body), { 'Content-Type': 'application/json' });

/** A multipart form. */
export function multipart(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** A form as browsers encode it by default. */
export const urlencoded = (fields: Record<string, string>) => new URLSearchParams(fields);
