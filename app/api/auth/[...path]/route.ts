import { handleAuthRequest } from '@/lib/workbench/auth/call-auth';
import { isWorkbenchHost } from '@/lib/workbench/origin';

/** Sign-in endpoints of the workbench. */
async function respond(request: Request): Promise<Response> {
  if (isWorkbenchHost(request.headers.get('host'))) return handleAuthRequest(request);
  return Response.json({ code: 404, msg: 'There is no such endpoint.', data: null }, { status: 404 });
}

export { respond as GET, respond as POST };
