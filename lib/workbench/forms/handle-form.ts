import { readBody } from '@/lib/api/http/body-parser';
import { isFromOrigin, readOrigins } from '@/lib/api/http/csrf';
import { HttpError } from '@/lib/api/http/http-error';
import { assertStorable } from '@/lib/api/http/parse-fields';
import { logError } from '@/lib/api/log-failure';
import { getAuth, hasSecureCookies } from '@/lib/workbench/auth/auth';
import { signedInMember, type Member } from '@/lib/workbench/auth/session';
import { forms } from '@/lib/workbench/forms/all-forms';
import type { Form, FormContext, FormResult } from '@/lib/workbench/forms/define-form';
import { flashCookie, type Flash } from '@/lib/workbench/forms/flash';
import { workbenchOrigin } from '@/lib/workbench/origin';
import { redirectToSignIn } from '@/lib/workbench/paths';
import { includesRole } from '@/lib/workbench/roles';

const reject = (status: number, message: string, headers = {}) =>
  new Response(`${message}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } });

function findForm(path: string, action: string): { form: Form; parameter: string } | null {
  for (const form of forms) {
    if (form.action !== action) continue;
    if (form.page === path) return { form, parameter: '' };
    if (form.page.endsWith('/') && path.startsWith(form.page)) return { form, parameter: path.slice(form.page.length) };
  }
  return null;
}

async function runForm(form: Form, fields: Record<string, string>, context: FormContext): Promise<FormResult> {
  const parsed = form.fields.safeParse(fields);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    return { error: /^[a-z-]+$/.test(issue.message) ? issue.message : 'invalid', field: String(issue.path[0]) };
  }
  return form.run(parsed.data as never, context as never);
}

/** Returns who may send a form, null for everybody; or the response to those who may not. */
async function admit({ access }: Form, request: Request, path: string): Promise<Member | Response | null> {
  if (access === 'everybody') return null;
  const member = await signedInMember(request.headers);
  if (!member) return redirectToSignIn(`/workbench/${path}`);
  return includesRole(member.role, access) ? member : reject(403, 'Your role does not include this.');
}

type Body = Record<string, string>;

/**
 * Reads the fields of a form, and who sent it; of one with a file first who sent it, because files are large.
 * @returns the response to those who may not send it
 */
async function receive(request: Request, path: string) {
  const withFile = forms.find((form) => form.page === path && form.fileLimit);
  const admitted = withFile ? await admit(withFile, request, path) : null;
  if (admitted instanceof Response) return admitted;
  const options = withFile && { limit: withFile.fileLimit!, acceptsFiles: true };
  const body = (await readBody(request, withFile ? ['form', 'multipart'] : ['form'], undefined, options)) as Body;
  assertStorable(body);
  const { action = '', ...fields } = body;
  const found = findForm(path, action);
  if (!found) return reject(404, 'There is no such form.');
  const member = found.form === withFile ? admitted : await admit(found.form, request, path);
  return member instanceof Response ? member : { ...found, fields, member };
}

/**
 * Handles a form of the workbench: checks its sender and role, runs it, and sends the browser to a page that shows the
 * result (303).
 * @param path the page's path below `/workbench`, such as `people`
 */
export async function handleForm(request: Request, path: string): Promise<Response> {
  const origin = workbenchOrigin(request.headers.get('host'));
  if (!isFromOrigin(readOrigins(request.headers), origin, true)) {
    return reject(403, 'This form must be sent from a page of the workbench.');
  }
  try {
    const received = await receive(request, path);
    if (received instanceof Response) return received;
    const { form, parameter, fields, member } = received;
    const { db, secret } = await getAuth(origin);
    const result = await runForm(form, fields, { request, db, secret, origin, member, parameter });
    return toResponse(result, { form, path, fields, secret, isSecure: hasSecureCookies(origin) });
  } catch (error) {
    if (error instanceof HttpError) return reject(error.status, error.message, error.headers);
    logError('A form of the workbench failed', error);
    return reject(503, 'The service is temporarily unavailable.', { 'Retry-After': '10' });
  }
}

type Sent = { form: Form; path: string; fields: Record<string, string>; secret: string; isSecure: boolean };

function toFile({ fileName, type, content }: NonNullable<FormResult['download']>): Response {
  const headers = {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Cache-Control': 'no-store',
  };
  return new Response(content, { headers });
}

function toResponse(
  { to, cookies = [], download, ...shown }: FormResult,
  { form, path, fields, secret, isSecure }: Sent,
): Response {
  if (download) return toFile(download);
  const target = to ?? `/workbench/${path}`;
  const names = shown.error === undefined ? [] : (form.keeps ?? []);
  const flash: Flash = {
    ...shown,
    path: target.split('?')[0]!,
    action: form.action,
    values: Object.fromEntries(names.map((name) => [name, fields[name] ?? ''])),
  };
  const isShown = Object.keys(shown).length > 0;
  const headers = new Headers({ Location: target, 'Cache-Control': 'no-store' });
  for (const cookie of [...cookies, ...(isShown ? [flashCookie(flash, { secret, isSecure })] : [])]) {
    headers.append('Set-Cookie', cookie);
  }
  return new Response(null, { status: 303, headers });
}
