/** Returns a JSON response. It duplicates page content, so it is not to be indexed. */
export function jsonResponse(data: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(data, { headers: { 'X-Robots-Tag': 'noindex', ...headers } });
}

/** Returns a 404 response in JSON. */
export function notFoundJson(msg: string, cacheControl: string): Response {
  const headers = { 'Cache-Control': cacheControl, 'X-Robots-Tag': 'noindex' };
  return Response.json({ code: 404, msg, data: null }, { status: 404, headers });
}
