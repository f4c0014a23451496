import { InvalidQueryError } from '@/lib/api/report/report-query';
import { formatCsv } from '@/lib/tools/csv';
import { logError } from '@/lib/api/log-failure';
import { getAuth } from '@/lib/workbench/auth/auth';
import { signedInMember } from '@/lib/workbench/auth/session';
import { readToken } from '@/lib/api/workbench/tokens';
import { exports } from '@/lib/workbench/exports/all-exports';
import type { Export } from '@/lib/workbench/exports/define-export';
import { workbenchOrigin } from '@/lib/workbench/origin';
import { includesRole } from '@/lib/workbench/roles';
import type { Database } from '@/lib/api/store/store';

const noStore = { 'Cache-Control': 'no-store' };

const reject = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ code: status, msg: message, data: null }, { status, headers: { ...noStore, ...headers } });

/** Returns why a request may not open an export; null if it may. A token counts before a session. */
async function refuse(request: Request, { name, role }: Export, db: Database): Promise<Response | null> {
  if (request.headers.has('authorization')) {
    const token = await readToken(db, request);
    if (!token) return reject(401, 'The token is unknown.', { 'WWW-Authenticate': 'Bearer error="invalid_token"' });
    const isInScope = token.scopes.includes(name);
    return isInScope ? null : reject(403, `The token does not have the scope "${name}".`);
  }
  const member = await signedInMember(request.headers);
  if (!member) return reject(401, 'Sign in, or send a token.', { 'WWW-Authenticate': 'Bearer' });
  return includesRole(member.role, role) ? null : reject(403, 'Your role does not include this.');
}

/**
 * Answers a request for an export.
 * @param file its name and format, such as `overview.csv`
 */
export async function handleExport(request: Request, file: string): Promise<Response> {
  const [name, format] = file.split('.');
  const found = exports.find((entry) => entry.name === name);
  if (!found || (format !== 'csv' && format !== 'json')) return reject(404, 'There is no such export.');
  try {
    const { db } = await getAuth(workbenchOrigin(request.headers.get('host')));
    const rejection = await refuse(request, found, db);
    if (rejection) return rejection;
    const parameters = new URL(request.url).searchParams;
    const excel = parameters.get('excel') ?? '0';
    if (!['0', '1'].includes(excel)) throw new InvalidQueryError(`excel must be 0 or 1, but is "${excel}".`);
    const { columns, rows, data } = await found.run({ db, parameters, now: new Date() });
    if (format === 'json') return Response.json(data, { headers: noStore });
    return new Response(formatCsv(columns, rows, excel === '1'), {
      headers: {
        ...noStore,
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${file}"`,
      },
    });
  } catch (error) {
    if (error instanceof InvalidQueryError) return reject(400, error.message);
    logError('An export of the workbench failed', error);
    return reject(503, 'The service is temporarily unavailable.', { 'Retry-After': '10' });
  }
}
