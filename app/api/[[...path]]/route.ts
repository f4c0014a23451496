import { allEndpoints } from '@/lib/api/all-endpoints';
import { respondTo, type Endpoint } from '@/lib/api/http/define-endpoint';

/** All endpoints; other routes below `/api` are files that are built statically. */

let byPath: Promise<ReadonlyMap<string, Endpoint>> | undefined;

async function loadByPath(): Promise<ReadonlyMap<string, Endpoint>> {
  return new Map([...(await allEndpoints()).values()].map((endpoint) => [endpoint.path, endpoint]));
}

async function respond(request: Request, { params }: RouteContext<'/api/[[...path]]'>): Promise<Response> {
  const { path = [] } = await params;
  const endpoint = (await (byPath ??= loadByPath())).get(path.join('/'));
  if (endpoint && endpoint.isEnabled?.() !== false) return respondTo(endpoint, request);
  return Response.json({ code: 404, msg: 'There is no such endpoint.', data: null }, { status: 404 });
}

export {
  respond as GET,
  respond as HEAD,
  respond as POST,
  respond as PUT,
  respond as PATCH,
  respond as DELETE,
  respond as OPTIONS,
};
